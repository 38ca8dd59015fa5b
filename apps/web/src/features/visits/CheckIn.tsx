import { Button } from '@portaria/ui/actions/Button'
import { LogIn } from 'lucide-react'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { useEntry } from './use-entry.ts'

/** Records that the visitor enters, and asks for a document or a reason only where the server does. */
export function CheckIn({ record }: RecordSlotProps) {
  const { transitionWords } = useRegister()
  const entry = useEntry(record)
  const { busy, demand, send } = entry
  return (
    <>
      <Button
        icon={LogIn}
        {...(record['state'] === 'authorised' && { variant: 'primary' })}
        loading={busy && demand === null}
        onClick={() => void send()}
      >
        {transitionWords('check-in').button}
      </Button>
      {demand !== null && <EntryDialog {...{ record, entry, demand }} />}
    </>
  )
}
