import { Button } from '@portaria/ui/actions/Button'
import { LinkButton, TextLink } from '@portaria/ui/actions/TextLink'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useAction } from '../../../platform/actions/use-action.ts'
import { callApi } from '../../../platform/http-client.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { isEmail } from './email-rule.ts'
import { FormFailure } from './FormFailure.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'

/** `/pages/auth/forgot-password`: requests a link; the answer never reveals who has an account. */
export function ForgotPasswordPage() {
  const t = signInTexts.useTexts()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const back = (
    <p className="mt-5 text-sm">
      <TextLink href="/login">{t('forgot.back')}</TextLink>
    </p>
  )
  if (sentTo !== null) {
    return (
      <AuthLayout
        pageTitle={t('forgot.pageTitle')}
        title={t('forgot.sentTitle')}
        text={t('forgot.sentText', { email: sentTo })}
      >
        <LinkButton onClick={() => setSentTo(null)}>{t('forgot.another')}</LinkButton>
        {back}
      </AuthLayout>
    )
  }
  return (
    <AuthLayout pageTitle={t('forgot.pageTitle')} title={t('forgot.title')} text={t('forgot.text')}>
      <ForgotPasswordForm onSent={setSentTo} />
      {back}
    </AuthLayout>
  )
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = signInTexts.useTexts()
  const { control, handleSubmit } = useForm({ defaultValues: { email: '' } })
  const { busy, failure, run } = useAction({
    async send({ email }: { email: string }) {
      await callApi('/password/forgot', { method: 'POST', body: { email }, anonymous: true })
      onSent(email)
    },
    explain: () => ({}),
  })
  const submit = handleSubmit(run)
  return (
    <FormLayout label={t('forgot.submit')} onSubmit={() => void submit()} className="gap-field">
      <FormFailure failure={failure} />
      <Controller
        control={control}
        name="email"
        rules={{
          required: t('login.emailRequired'),
          validate: (value) => isEmail(value) || t('login.emailInvalid'),
        }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            type="email"
            label={t('login.email')}
            error={fieldState.error?.message}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            // The only task of this page.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        )}
      />
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {t('forgot.submit')}
      </Button>
    </FormLayout>
  )
}
