import { isEmail } from '../sign-in/email-rule.ts'
import { realtimeProviderTexts } from './texts/realtime-provider-texts.ts'

/** E-mail and password of an account of the realtime database service. */
export type Credentials = { email: string; password: string }

/** The errors of both fields. */
export type CredentialErrors = { email?: string | undefined; password?: string | undefined }

/** Checks the fields before sending; null if both may be right. */
export function missingIn({ email, password }: Credentials): CredentialErrors | null {
  const { text } = realtimeProviderTexts
  const errors: CredentialErrors = {}
  if (!isEmail(email.trim())) errors.email = text('emailInvalid')
  if (password === '') errors.password = text('passwordRequired')
  return Object.keys(errors).length === 0 ? null : errors
}

/** Assigns a refusal to its field: one of the account itself goes to the e-mail. */
export const errorAt = (field: string | null, text: string): CredentialErrors | null => {
  if (field === 'password') return { password: text }
  return field === 'email' || field === 'displayName' ? { email: text } : null
}
