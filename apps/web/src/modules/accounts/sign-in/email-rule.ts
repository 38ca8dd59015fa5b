import { email } from '@portaria/contract/value-types/email'

/** The server's own rule of what an e-mail address is. */
export function isEmail(typed: string): boolean {
  return email.parse(typed).ok
}
