import { Button } from '@portaria/ui/actions/Button'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../platform/session/use-session.ts'
import { asReference } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { SigningDialog } from './SigningDialog.tsx'

/** Signs as who leaves: the person who began the handover, or a colleague of somebody who works here no more. */
export function SignLeaving({ record }: RecordSlotProps) {
  const isTheirs = useIsOutgoing(record) || record['unowned'] === true
  return isTheirs ? <Sign record={record} transition="leave" /> : null
}

/** Signs as who comes: anybody else of the desk. */
export function SignComing({ record }: RecordSlotProps) {
  return useIsOutgoing(record) ? null : <Sign record={record} transition="receive" />
}

function useIsOutgoing(record: RecordSlotProps['record']): boolean {
  const { user } = useSession()
  return asReference(record['outgoing'])?.id === user?.id
}

function Sign({ record, transition }: RecordSlotProps & { transition: 'leave' | 'receive' }) {
  const { transitionWords } = useRegister()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={PenLine} onClick={() => setOpen(true)}>
        {transitionWords(transition).button}
      </Button>
      {open && <SigningDialog {...{ record, transition }} onClose={() => setOpen(false)} />}
    </>
  )
}
