import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useAction } from '../../../platform/actions/use-action.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi } from '../../../platform/http-client.ts'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { FormFailure } from '../sign-in/FormFailure.tsx'
import { useLinkToken } from '../sign-in/use-link-token.ts'
import { registrationTexts } from './texts/registration-texts.ts'

/** `/pages/auth/mail-confirm#token`: the page behind the link of a registration's letter. */
export function MailConfirmPage() {
  const t = registrationTexts.useTexts()
  const token = useLinkToken()
  const [state, setState] = useState<'asked' | 'refused' | 'done'>(
    token === '' ? 'refused' : 'asked',
  )
  const pageTitle = t('confirm.pageTitle')
  if (state === 'done') {
    return (
      <AuthLayout pageTitle={pageTitle} title={t('confirm.doneTitle')} text={t('confirm.doneText')}>
        <ButtonLink href="/login" variant="primary" size="lg">
          {t('confirm.login')}
        </ButtonLink>
      </AuthLayout>
    )
  }
  if (state === 'refused') {
    return (
      <AuthLayout
        pageTitle={pageTitle}
        title={t('confirm.noTokenTitle')}
        text={t('confirm.noTokenText')}
      >
        <ButtonLink href="/pages/auth/forgot-password" variant="primary" size="lg">
          {t('confirm.forgot')}
        </ButtonLink>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout pageTitle={pageTitle} title={t('confirm.title')} text={t('confirm.text')}>
      <ConfirmForm
        token={token}
        onDone={() => setState('done')}
        onRefused={() => setState('refused')}
      />
    </AuthLayout>
  )
}

interface ConfirmFormProps {
  token: string
  onDone: () => void
  onRefused: () => void
}

function ConfirmForm({ token, onDone, onRefused }: ConfirmFormProps) {
  const t = registrationTexts.useTexts()
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { password: '' },
  })
  const action = useAction({
    send({ password }: { password: string }) {
      const body = { token, password }
      return callApi('/register/confirm', { method: 'POST', body, anonymous: true })
    },
    explain(error) {
      const refused = error instanceof ApiProblem ? error.fields : {}
      if (refused['token'] !== undefined) onRefused()
      else if (refused['password'] !== undefined) {
        setError('password', { message: t('confirm.wrong') })
      } else return {}
      return null
    },
    onDone,
  })
  const submit = handleSubmit(action.run)
  return (
    <FormLayout label={t('confirm.submit')} onSubmit={() => void submit()} className="gap-field">
      <FormFailure failure={action.failure} />
      <Controller
        control={control}
        name="password"
        rules={{ required: t('passwordRequired') }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={t('password')}
            error={fieldState.error?.message}
            required
            autoComplete="current-password"
            // The only task of this page.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        )}
      />
      <Button type="submit" variant="primary" size="lg" loading={action.busy}>
        {t('confirm.submit')}
      </Button>
    </FormLayout>
  )
}
