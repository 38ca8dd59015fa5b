import { fieldText } from '@portaria/contract/texts/problem-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useState } from 'react'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import { visitorTexts } from './texts/visitor-texts.ts'

export interface ReasonDialogProps {
  title: string
  description: string
  /** The label of the reason. */
  label: string
  /** The label of the button that sends it. */
  save: string
  /** Sends it; what it throws is shown under the field. */
  send: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason of an action, which is stored with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, label, save, send, onClose } = props
  const text = visitorTexts.useTexts()
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (reason.trim() === '') return setError(fieldText(language, 'required'))
    setBusy(true)
    try {
      await send(reason.trim())
      onClose()
    } catch (failure) {
      setError(fieldTextsOf(failure)['reason'] ?? problemTextOf(failure).detail)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={() => !busy && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void submit()}>
            {save}
          </Button>
        </>
      }
    >
      <FormLayout label={title} onSubmit={() => void submit()}>
        <TextField
          label={label}
          required
          value={reason}
          error={error}
          onChange={(value) => {
            setReason(value)
            setError(undefined)
          }}
        />
      </FormLayout>
    </Dialog>
  )
}
