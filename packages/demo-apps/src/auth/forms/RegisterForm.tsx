import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { useForm } from 'react-hook-form'
import { demoClient } from '../../back-end/demo-client.ts'
import type { AuthCalls, SignedIn } from '../auth.types.ts'
import { authTexts } from '../texts/auth-texts.ts'
import { ConsentInput, PasswordInput, TextInput } from './inputs.tsx'
import { signedInOf } from './sign-in-answer.ts'
import { useRules } from './use-rules.ts'

const { call } = demoClient<AuthCalls>()

const empty = { displayName: '', email: '', password: '', passwordConfirm: '', terms: false }

export interface RegisterFormProps {
  onIn: (signedIn: SignedIn) => void
  /** The sign-in page with the same look. */
  loginPage: string
}

/** Registers a person in the mock, as an administrator there and with no account elsewhere. */
export function RegisterForm({ onIn, loginPage }: RegisterFormProps) {
  const t = authTexts.useTexts()
  const rules = useRules()
  const form = useForm({ mode: 'onTouched', defaultValues: empty })
  const { control, formState, handleSubmit, setError } = form
  const submit = handleSubmit(async ({ displayName, email, password }) => {
    const body = { displayName, email, password }
    const signedIn = await signedInOf(call('POST /api/auth/register', { body }), setError)
    if (signedIn !== null) onIn(signedIn)
  })
  return (
    <FormLayout label={t('register.submit')} onSubmit={() => void submit()} className="gap-field">
      {formState.errors.root && <Banner tone="danger">{formState.errors.root.message}</Banner>}
      <TextInput
        control={control}
        name="displayName"
        autoComplete="name"
        label={t('field.displayName')}
        check={rules.displayName}
      />
      <TextInput
        control={control}
        name="email"
        type="email"
        autoComplete="username"
        label={t('field.email')}
        check={rules.email}
      />
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
      <ConsentInput
        control={control}
        name="terms"
        label={t('field.terms')}
        missing={t('rule.terms')}
      />
      <Button type="submit" variant="primary" size="lg" loading={formState.isSubmitting}>
        {t('register.submit')}
      </Button>
      <p className="text-sm text-muted">
        {t('register.hasAccount')} <TextLink href={loginPage}>{t('register.login')}</TextLink>
      </p>
    </FormLayout>
  )
}
