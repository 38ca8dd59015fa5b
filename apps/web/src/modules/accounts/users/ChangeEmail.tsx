import { fieldText } from '@portaria/contract/texts/problem-texts'
import { email as emailType } from '@portaria/contract/value-types/email'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { AtSign } from 'lucide-react'
import { useState } from 'react'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import { isObject } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { userTexts } from './texts/user-texts.ts'

/** Asks a person, by a letter to their present address, to change their e-mail. */
export function ChangeEmail({ record }: RecordSlotProps) {
  const { mayAct, actionWords } = useRegister()
  const [open, setOpen] = useState(false)
  if (!mayAct('change-email') || isObject(record['invited'])) return null
  const title = actionWords('change-email')
  return (
    <>
      <Button icon={AtSign} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && <ChangeEmailDialog {...{ record, title }} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ChangeEmailDialogProps extends RecordSlotProps {
  title: string
  onClose: () => void
}

function ChangeEmailDialog({ record, title, onClose }: ChangeEmailDialogProps) {
  const text = userTexts.useTexts()
  const { register } = useRegister()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const old = String(record['email'])
  const send = async () => {
    const read = emailType.parse(typed)
    if (!read.ok) return setError(fieldText(language, typed.trim() === '' ? 'required' : read.code))
    setBusy(true)
    try {
      await actOn(register, record.id, 'change-email', { email: read.value })
      showToast({ title: text('changeEmail.sent', { old }), tone: 'success' })
      onClose()
    } catch (failure) {
      setError(fieldTextsOf(failure)['email'] ?? problemTextOf(failure).detail)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={title}
      description={text('changeEmail.text', { old })}
      footer={
        <>
          <Button onClick={onClose}>{text('changeEmail.cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void send()}>
            {text('changeEmail.send')}
          </Button>
        </>
      }
    >
      <FormLayout label={title} onSubmit={() => void send()}>
        <TextField
          label={text('changeEmail.label')}
          type="email"
          required
          value={typed}
          error={error}
          onChange={(value) => {
            setTyped(value)
            setError(undefined)
          }}
        />
      </FormLayout>
    </Dialog>
  )
}
