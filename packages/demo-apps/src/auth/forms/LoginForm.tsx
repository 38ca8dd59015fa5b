import { Button } from '@portaria/ui/actions/Button'
import { LinkButton, TextLink } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { useForm } from 'react-hook-form'
import { demoClient } from '../../back-end/demo-client.ts'
import { trial } from '../auth.seed.ts'
import type { AuthCalls, SignedIn } from '../auth.types.ts'
import { authTexts } from '../texts/auth-texts.ts'
import { ConsentInput, PasswordInput, TextInput } from './inputs.tsx'
import { signedInOf } from './sign-in-answer.ts'
import { useRules } from './use-rules.ts'

const { call } = demoClient<AuthCalls>()

export interface LoginFormProps {
  onIn: (signedIn: SignedIn) => void
  /** The registration page with the same look. */
  registerPage: string
}

/** A form for e-mail and password, which the mock checks. */
export function LoginForm({ onIn, registerPage }: LoginFormProps) {
  const t = authTexts.useTexts()
  const rules = useRules()
  const { control, formState, handleSubmit, setError, reset } = useForm({
    mode: 'onTouched',
    defaultValues: { email: '', password: '', remember: true },
  })
  const submit = handleSubmit(async ({ email, password }) => {
    const signedIn = await signedInOf(
      call('GET /api/auth', { body: { email, password } }),
      setError,
    )
    if (signedIn !== null) onIn(signedIn)
  })
  return (
    <FormLayout label={t('login.submit')} onSubmit={() => void submit()} className="gap-field">
      <p className="rounded-lg bg-accent-soft px-4 py-3 text-sm text-pretty">
        {t('login.trial', trial)}{' '}
        <LinkButton
          onClick={() => reset({ email: trial.email, password: trial.password, remember: true })}
        >
          {t('login.fill')}
        </LinkButton>
      </p>
      {formState.errors.root && <Banner tone="danger">{formState.errors.root.message}</Banner>}
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
        autoComplete="current-password"
        label={t('field.password')}
        check={rules.loginPassword}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ConsentInput control={control} name="remember" label={t('field.remember')} />
        <TextLink href="/pages/auth/forgot-password-2" className="text-sm">
          {t('login.forgot')}
        </TextLink>
      </div>
      <Button type="submit" variant="primary" size="lg" loading={formState.isSubmitting}>
        {t('login.submit')}
      </Button>
      <p className="text-sm text-muted">
        {t('login.noAccount')} <TextLink href={registerPage}>{t('login.register')}</TextLink>
      </p>
    </FormLayout>
  )
}
