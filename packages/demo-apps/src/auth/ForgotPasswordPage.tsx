import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { TextInput } from './forms/inputs.tsx'
import { useRules } from './forms/use-rules.ts'
import { CardFrame } from './frames/CardFrame.tsx'
import { authTexts } from './texts/auth-texts.ts'

/**
 * `/pages/auth/forgot-password-2`. The mock has no call for it, so nothing is sent (demo-apps §9).
 */
export function ForgotPasswordPage() {
  const t = authTexts.useTexts()
  const rules = useRules()
  const [email, setEmail] = useState<string | null>(null)
  const { control, handleSubmit } = useForm({ mode: 'onTouched', defaultValues: { email: '' } })
  const submit = handleSubmit((values) => setEmail(values.email.trim()))
  const back = (
    <p className="mt-5 text-sm">
      <TextLink href="/pages/auth/login">{t('forgot.back')}</TextLink>
    </p>
  )
  if (email !== null) {
    return (
      <CardFrame
        pageTitle={t('forgot.pageTitle')}
        title={t('forgot.doneTitle')}
        text={t('forgot.doneText', { email })}
      >
        {back}
      </CardFrame>
    )
  }
  return (
    <CardFrame pageTitle={t('forgot.pageTitle')} title={t('forgot.title')} text={t('forgot.text')}>
      <FormLayout label={t('forgot.submit')} onSubmit={() => void submit()} className="gap-field">
        <TextInput
          control={control}
          name="email"
          type="email"
          autoComplete="username"
          label={t('field.email')}
          check={rules.email}
        />
        <Button type="submit" variant="primary" size="lg">
          {t('forgot.submit')}
        </Button>
      </FormLayout>
      {back}
    </CardFrame>
  )
}
