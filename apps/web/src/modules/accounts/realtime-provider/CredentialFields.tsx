import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import type { RefObject } from 'react'
import type { CredentialErrors, Credentials } from './credentials.ts'
import { realtimeProviderTexts } from './texts/realtime-provider-texts.ts'

export interface CredentialFieldsProps {
  provider: string
  values: Credentials
  errors: CredentialErrors
  onChange: (values: Credentials) => void
  /** The password field, which is selected after a refusal. */
  passwordRef?: RefObject<HTMLInputElement | null>
  /** Whether these fields are the only task of a page. */
  focused?: boolean
}

/** The fields for e-mail and password of the realtime database service. */
export function CredentialFields({
  provider,
  values,
  errors,
  onChange,
  passwordRef,
  focused = false,
}: CredentialFieldsProps) {
  const t = realtimeProviderTexts.useTexts()
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        value={values.email}
        onChange={(email) => onChange({ ...values, email })}
        error={errors.email}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // Only where it is the only task of a page.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focused}
      />
      <PasswordField
        {...(passwordRef && { ref: passwordRef })}
        name="password"
        label={t('password', { provider })}
        value={values.password}
        onChange={(password) => onChange({ ...values, password })}
        error={errors.password}
        required
        autoComplete="current-password"
      />
    </>
  )
}
