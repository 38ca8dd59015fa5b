import { isEmail } from '../sign-in/email-rule.ts'
import { realtimeProviderTexts } from './texts/realtime-provider-texts.ts'

/** E-mail and password of an account of the realtime database service. */
export type Credentials = { email: string; password: string }

/** What is wrong with each of both. */
export type CredentialErrors = { email?: string | undefined; password?: string | undefined }

/** What a form does not send yet; null where both may be right. */
export function missingIn({ email, password }: Credentials): CredentialErrors | null {
  const { text } = realtimeProviderTexts
  const errors: CredentialErrors = {}
  if (!isEmail(email.trim())) errors.email = text('emailInvalid')
  if (password === '') errors.password = text('passwordRequired')
  return Object.keys(errors).length === 0 ? null : errors
}

/** A refusal at its field: what the service says of the account itself belongs to the e-mail here. */
export const errorAt = (field: string | null, text: string): CredentialErrors | null => {
  if (field === 'password') return { password: text }
  return field === 'email' || field === 'displayName' ? { email: text } : null
}
