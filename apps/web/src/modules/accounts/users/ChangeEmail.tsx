import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { email as emailType } from '@portaria/contract/value-types/email'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { TextField } from '@portaria/ui/fields/TextField'
import { AtSign } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { isObject } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { userTexts } from './texts/user-texts.ts'

/** Asks a person to change their e-mail, by a letter to the current one. */
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
  const old = String(record['email'])
  const read = emailType.parse(typed)
  const action = useAction({
    check: () => {
      if (read.ok) return {}
      return { email: fieldText(language, typed.trim() === '' ? 'required' : read.code) }
    },
    send: () => actOn(register, record.id, 'change-email', { email: read.ok ? read.value : typed }),
    done: () => ({ title: text('changeEmail.sent', { old }) }),
    onDone: onClose,
  })
  return (
    <ActionDialog
      {...{ action, title, onClose }}
      description={text('changeEmail.text', { old })}
      button={text('changeEmail.send')}
      fields={['email']}
    >
      <TextField
        label={text('changeEmail.label')}
        type="email"
        required
        value={typed}
        error={action.errors['email']}
        onChange={(value) => {
          setTyped(value)
          action.clear()
        }}
      />
    </ActionDialog>
  )
}
