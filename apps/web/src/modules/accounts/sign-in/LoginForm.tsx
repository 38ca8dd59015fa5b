import { LOGIN_PASSWORD_MIN } from '@portaria/contract/schemas/constants'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useRef, useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { isEmail } from './email-rule.ts'
import { signInTexts } from './texts/sign-in-texts.ts'

type Values = { email: string; password: string }
type Rule = 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'passwordShort'

export interface LoginFormProps {
  /** Settles with any outcome; until then the form shows that it is busy. */
  onSubmit: (values: Values) => Promise<void>
  /** Why the last try was refused; cleared when something else is typed. */
  refusal?: string | undefined
  /** Whether the form is not the main thing to do now. */
  quiet?: boolean
}

/**
 * E-mail and password, checked at every change (accounts §18). It does not use the form library on
 * purpose: everybody waits for this page with an empty cache.
 */
export function LoginForm({ onSubmit, refusal, quiet = false }: LoginFormProps) {
  const t = signInTexts.useTexts()
  const [values, setValues] = useState<Values>({ email: '', password: '' })
  const [changed, setChanged] = useState<Partial<Record<keyof Values, true>>>({})
  const [refused, setRefused] = useState<Values | null>(null)
  const password = useRef<HTMLInputElement>(null)
  const broken = brokenRules(values)
  const change = (field: keyof Values) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setChanged((before) => ({ ...before, [field]: true }))
  }
  const errorOf = (field: keyof Values) => {
    const rule = broken[field]
    return rule !== undefined && changed[field] ? t(`login.${rule}`) : undefined
  }
  const { busy, run } = useAction({
    send: () => onSubmit(values),
    onDone: () => setRefused(values),
  })
  const submit = async () => {
    // After a refusal, but not after a sign-in, the password is selected to be typed again.
    if (await run()) password.current?.select()
  }
  return (
    <FormLayout label={t('login.pageTitle')} onSubmit={() => void submit()} className="gap-field">
      <TextField
        name="email"
        type="email"
        label={t('login.email')}
        value={values.email}
        onChange={change('email')}
        error={errorOf('email')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // The only task of this page.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <PasswordField
        ref={password}
        name="password"
        label={t('login.password')}
        value={values.password}
        onChange={change('password')}
        error={errorOf('password') ?? (refused === values ? refusal : undefined)}
        required
        autoComplete="current-password"
      />
      <Button
        type="submit"
        variant={quiet ? 'secondary' : 'primary'}
        size="lg"
        className="mt-1 w-full"
        disabled={Object.keys(changed).length === 0 || Object.keys(broken).length > 0}
        loading={busy}
      >
        {t('login.submit')}
      </Button>
    </FormLayout>
  )
}

/** The rule that each field breaks; fields that break none are left out. */
export function brokenRules({ email, password }: Values): { [Field in keyof Values]?: Rule } {
  const broken: { [Field in keyof Values]?: Rule } = {}
  if (email === '') broken.email = 'emailRequired'
  else if (!isEmail(email)) broken.email = 'emailInvalid'
  if (password === '') broken.password = 'passwordRequired'
  else if (password.length < LOGIN_PASSWORD_MIN) broken.password = 'passwordShort'
  return broken
}
