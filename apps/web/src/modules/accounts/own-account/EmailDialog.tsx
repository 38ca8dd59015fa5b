import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { callApi } from '../../../platform/http-client.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { ownAccountTexts } from './texts/own-account-texts.ts'

export interface EmailDialogProps {
  /** The current address, which is used until the new one is confirmed. */
  old: string
  onClose: () => void
}

/** Changes the e-mail, by the password and a letter to the new address. */
export function EmailDialog({ old, onClose }: EmailDialogProps) {
  const t = ownAccountTexts.useTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const action = useAction({
    check: () => ({
      ...(email.trim() === '' && { email: t('email.required') }),
      ...(password === '' && { password: t('password.currentRequired') }),
    }),
    send: () => callApi('/me/email', { method: 'POST', body: { email, password } }),
    done: () => ({ title: t('email.sent'), text: t('email.sentText', { email }) }),
    onDone: onClose,
  })
  return (
    <ActionDialog
      {...{ action, onClose }}
      title={t('email.change')}
      description={t('email.text', { old })}
      button={t('email.send')}
      fields={['email', 'password']}
    >
      <TextField
        required
        type="email"
        label={t('email.next')}
        value={email}
        error={action.errors['email']}
        autoComplete="email"
        onChange={setEmail}
      />
      <PasswordField
        required
        label={t('password.current')}
        value={password}
        error={action.errors['password']}
        autoComplete="current-password"
        onChange={setPassword}
      />
    </ActionDialog>
  )
}
