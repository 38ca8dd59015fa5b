import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { callApi } from '../../../platform/http-client.ts'
import { fieldTextsOf } from '../../../platform/problem-text.ts'
import { isEmail } from '../sign-in/email-rule.ts'
import { FormFailure } from '../sign-in/FormFailure.tsx'
import { invitationPageTexts } from './texts/invitation-page-texts.ts'

export interface AskEmailFormProps {
  token: string
  /** The letter that proves the address was sent. */
  onSent: (email: string) => void
  onEnded: (error: unknown) => void
}

/** Asks the holder of a card for an e-mail; the letter to it continues. */
export function AskEmailForm({ token, onSent, onEnded }: AskEmailFormProps) {
  const t = invitationPageTexts.useTexts()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (busy) return
    if (!isEmail(email)) return setError(t('emailInvalid'))
    setBusy(true)
    setFailure(null)
    try {
      const body = { token, email }
      await callApi('/invitations/email', { method: 'POST', body, anonymous: true })
      onSent(email)
    } catch (refused) {
      const errors = fieldTextsOf(refused)
      if (errors['token'] !== undefined) onEnded(refused)
      else if (errors['email'] !== undefined) setError(errors['email'])
      else setFailure(refused)
    }
    setBusy(false)
  }
  return (
    <FormLayout label={t('send')} onSubmit={() => void submit()} className="gap-field">
      <FormFailure failure={failure} />
      <TextField
        name="email"
        type="email"
        label={t('emailLabel')}
        value={email}
        onChange={(value) => {
          setEmail(value)
          setError(undefined)
        }}
        error={error}
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {t('send')}
      </Button>
    </FormLayout>
  )
}
