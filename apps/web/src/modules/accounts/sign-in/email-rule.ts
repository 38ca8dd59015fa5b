import { email } from '@portaria/contract/value-types/email'

/** Whether a text is an e-mail address, by the server's own rule. */
export function isEmail(typed: string): boolean {
  return email.parse(typed).ok
}
