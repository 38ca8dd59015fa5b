import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordInput } from './forms/inputs.tsx'
import { useRules } from './forms/use-rules.ts'
import { SplitFrame } from './frames/SplitFrame.tsx'
import { authTexts } from './texts/auth-texts.ts'

/**
 * `/pages/auth/reset-password-2`. The mock has no call for it, so nothing is stored (demo-apps §9).
 */
export function ResetPasswordPage() {
  const t = authTexts.useTexts()
  const rules = useRules()
  const [done, setDone] = useState(false)
  const { control, handleSubmit } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', passwordConfirm: '' },
  })
  const submit = handleSubmit(() => setDone(true))
  const pageTitle = t('reset.pageTitle')
  if (done) {
    return (
      <SplitFrame pageTitle={pageTitle} title={t('reset.doneTitle')} text={t('reset.doneText')}>
        <ButtonLink href="/pages/auth/login-2" variant="primary" size="lg">
          {t('reset.login')}
        </ButtonLink>
      </SplitFrame>
    )
  }
  return (
    <SplitFrame pageTitle={pageTitle} title={t('reset.title')} text={t('reset.text')}>
      <FormLayout label={t('reset.submit')} onSubmit={() => void submit()} className="gap-field">
        <PasswordInput
          control={control}
          name="password"
          autoComplete="new-password"
          label={t('field.password')}
          check={rules.newPassword}
        />
        <PasswordInput
          control={control}
          name="passwordConfirm"
          autoComplete="new-password"
          label={t('field.passwordConfirm')}
          check={rules.passwordConfirm}
        />
        <Button type="submit" variant="primary" size="lg">
          {t('reset.submit')}
        </Button>
      </FormLayout>
    </SplitFrame>
  )
}
