import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { callApi } from '../../../platform/http-client.ts'
import { fieldTextsOf } from '../../../platform/problem-text.ts'
import { isEmail } from '../sign-in/email-rule.ts'
import { FormFailure } from '../sign-in/FormFailure.tsx'
import { invitationPageTexts } from './texts/invitation-page-texts.ts'

export interface AskEmailFormProps {
  token: string
  /** Called when the letter that proves the address has been sent. */
  onSent: (email: string) => void
  onEnded: (error: unknown) => void
}

/**
 * Asks the holder of a printed card for an e-mail; the letter sent to it continues the invitation.
 */
export function AskEmailForm({ token, onSent, onEnded }: AskEmailFormProps) {
  const t = invitationPageTexts.useTexts()
  const [email, setEmail] = useState('')
  const { busy, errors, failure, run, clear } = useAction({
    check: () => ({ email: isEmail(email) ? undefined : t('emailInvalid') }),
    send() {
      const body = { token, email }
      return callApi('/invitations/email', { method: 'POST', body, anonymous: true })
    },
    explain(error) {
      const { token: ended, email: refused } = fieldTextsOf(error)
      if (ended === undefined) return { email: refused }
      onEnded(error)
      return null
    },
    onDone: () => onSent(email),
  })
  return (
    <FormLayout label={t('send')} onSubmit={() => void run()} className="gap-field">
      <FormFailure failure={failure} />
      <TextField
        name="email"
        type="email"
        label={t('emailLabel')}
        value={email}
        onChange={(value) => {
          setEmail(value)
          clear('email')
        }}
        error={errors['email']}
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
