import type { RegisterBody } from '@portaria/contract/modules/accounts/sign-in'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Controller, useForm } from 'react-hook-form'
import { useAction } from '../../../platform/actions/use-action.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import { ThrottleNotice } from '../sign-in/ThrottleNotice.tsx'
import { type RegisterValues, registerRules } from './register-rules.ts'
import { registrationTexts } from './texts/registration-texts.ts'

const empty: RegisterValues = { displayName: '', email: '', password: '', passwordConfirm: '' }

/** Seconds to wait if the server asks to wait without saying how long. */
const WAIT_SECONDS = 60

export interface RegisterFormProps {
  /** Requirements of a password; undefined if another service decides. */
  passwordHelp?: string
  /** Registers the person; the server then sends a letter. Throws an `ApiProblem`. */
  send: (body: RegisterBody) => Promise<void>
}

/**
 * The form of name, e-mail and password; errors of the server are shown at their fields
 * (accounts §18).
 */
export function RegisterForm({ passwordHelp, send }: RegisterFormProps) {
  const t = registrationTexts.useTexts()
  const { control, formState, handleSubmit, setError } = useForm({
    mode: 'onTouched',
    defaultValues: empty,
  })
  const ruleOf = (field: keyof RegisterValues) => ({
    validate: (_value: string, values: RegisterValues) => {
      const broken = registerRules[field](values)
      return broken === null || t(broken)
    },
  })
  // The second password is not checked before its field was visited: it may not be typed yet.
  const isConfirmed = formState.touchedFields.passwordConfirm === true
  const deps: (keyof RegisterValues)[] = isConfirmed ? ['passwordConfirm'] : []
  const { busy, failure, run } = useAction({
    send: ({ displayName, email, password }: RegisterValues) =>
      send({ displayName, email, password }),
    explain(error) {
      const refused = Object.entries(fieldTextsOf(error))
      for (const [field, message] of refused) setError(field as keyof RegisterValues, { message })
      return refused.length === 0 ? {} : null
    },
  })
  const submit = handleSubmit(run)
  return (
    <FormLayout label={t('submit')} onSubmit={() => void submit()} className="gap-field">
      {failure !== null && <Failure error={failure} />}
      <Controller
        control={control}
        name="displayName"
        rules={ruleOf('displayName')}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t('displayName')}
            error={fieldState.error?.message}
            required
            autoComplete="name"
            autoCapitalize="words"
          />
        )}
      />
      <Controller
        control={control}
        name="email"
        rules={ruleOf('email')}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            type="email"
            label={t('email')}
            error={fieldState.error?.message}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={{ ...ruleOf('password'), deps }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={t('password')}
            description={passwordHelp}
            error={fieldState.error?.message}
            required
            autoComplete="new-password"
          />
        )}
      />
      <Controller
        control={control}
        name="passwordConfirm"
        rules={ruleOf('passwordConfirm')}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={t('passwordConfirm')}
            error={fieldState.error?.message}
            required
            autoComplete="new-password"
          />
        )}
      />
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {t('submit')}
      </Button>
    </FormLayout>
  )
}

function Failure({ error }: { error: unknown }) {
  if (error instanceof ApiProblem && error.code === 'throttled') {
    return <ThrottleNotice seconds={error.problem?.retry_after ?? WAIT_SECONDS} />
  }
  const { title, detail } = problemTextOf(error)
  return (
    <Banner tone="danger" title={title}>
      {detail}
    </Banner>
  )
}
