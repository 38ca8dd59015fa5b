import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { LogIn } from 'lucide-react'
import { asText } from '../../../register-pages/field-kinds/field-input.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { TransitionSlotProps } from '../../../register-pages/register-slots.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { useEntry } from './use-entry.ts'

/** Records a visitor's entry, asking for a document or a reason only if the server requires it. */
export function CheckIn({ record, primary }: TransitionSlotProps) {
  const { transitionWords } = useRegister()
  const { button, done } = transitionWords('check-in')
  const name = asText(record['guest_name'])
  const entry = useEntry((visit) => {
    if (visit !== null) showToast({ title: done, text: name, tone: 'success' })
  })
  return (
    <>
      <Button
        icon={LogIn}
        {...(primary && { variant: 'primary' })}
        loading={entry.busy && entry.demand === null}
        onClick={() => entry.begin({ by: { visit_id: record.id }, name })}
      >
        {button}
      </Button>
      <EntryDialog entry={entry} />
    </>
  )
}
