import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { missing, useAction } from '../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'

export interface ReasonDialogProps {
  title: string
  description: string
  /** The label of the field for the reason. */
  label: string
  /** The label of the button that sends it. */
  save: string
  /** Sends the reason; an error that it throws is shown under the field. */
  send: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason of an action, which is stored with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, label, save, send, onClose } = props
  const [reason, setReason] = useState('')
  const action = useAction({
    check: () => missing({ reason }),
    send: () => send(reason.trim()),
    onDone: onClose,
  })
  return (
    <ActionDialog {...{ action, title, description, onClose }} button={save} fields={['reason']}>
      <TextField
        label={label}
        required
        value={reason}
        error={action.errors['reason']}
        onChange={(value) => {
          setReason(value)
          action.clear()
        }}
      />
    </ActionDialog>
  )
}
