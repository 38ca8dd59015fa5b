import { PASSWORD_MIN } from '@portaria/contract/schemas/constants'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useAction } from '../../../platform/actions/use-action.ts'
import { callApi } from '../../../platform/http-client.ts'
import { fieldTextsOf } from '../../../platform/problem-text.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { FormFailure } from './FormFailure.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'
import { useLinkToken } from './use-link-token.ts'

export interface ResetPasswordPageProps {
  /** Called when the password is saved, so that the person can sign in. */
  onDone: () => void
}

/** `/pages/auth/reset-password#token`: the page of the link that sets a password. */
export function ResetPasswordPage({ onDone }: ResetPasswordPageProps) {
  const t = signInTexts.useTexts()
  const token = useLinkToken()
  const [refused, setRefused] = useState(false)
  if (token === '' || refused) {
    return (
      <AuthLayout
        pageTitle={t('reset.pageTitle')}
        title={t('reset.noTokenTitle')}
        text={t('reset.noTokenText')}
      >
        <ButtonLink href="/pages/auth/forgot-password" variant="primary" size="lg">
          {t('reset.ask')}
        </ButtonLink>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout pageTitle={t('reset.pageTitle')} title={t('reset.title')} text={t('reset.text')}>
      <NewPasswordForm token={token} onDone={onDone} onRefused={() => setRefused(true)} />
    </AuthLayout>
  )
}

interface NewPasswordFormProps {
  token: string
  onDone: () => void
  onRefused: () => void
}

function NewPasswordForm({ token, onDone, onRefused }: NewPasswordFormProps) {
  const t = signInTexts.useTexts()
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { password: '' },
  })
  const { busy, failure, run } = useAction({
    send({ password }: { password: string }) {
      const body = { token, password }
      return callApi('/password/reset', { method: 'POST', body, anonymous: true })
    },
    done: () => ({ title: t('reset.done') }),
    explain(error) {
      const { password, token: ended } = fieldTextsOf(error)
      if (ended !== undefined) onRefused()
      else if (password !== undefined) setError('password', { message: password })
      else return {}
      return null
    },
    onDone,
  })
  const submit = handleSubmit(run)
  return (
    <FormLayout label={t('reset.submit')} onSubmit={() => void submit()} className="gap-field">
      <FormFailure failure={failure} />
      <Controller
        control={control}
        name="password"
        rules={{
          required: t('reset.tooShort'),
          minLength: { value: PASSWORD_MIN, message: t('reset.tooShort') },
        }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={t('reset.password')}
            error={fieldState.error?.message}
            required
            autoComplete="new-password"
            // The only task of this page.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        )}
      />
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {t('reset.submit')}
      </Button>
    </FormLayout>
  )
}
