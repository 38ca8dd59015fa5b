import { isEmail } from '../text/is-email.ts'
import type { Mail, MailPerson } from './mail.types.ts'

/** A mail being written. */
export type MailDraft = {
  /** The stored draft that it continues; null for a new one. */
  readonly kept: Mail | null
  readonly to: readonly string[]
  readonly subject: string
  /** HTML. */
  readonly message: string
}

/** An empty mail. */
export const newDraft: MailDraft = { kept: null, to: [], subject: '', message: '' }

/** Converts a stored draft for writing. */
export const draftOf = (mail: Mail): MailDraft => ({
  kept: mail,
  to: mail.to.map(({ email }) => email),
  subject: mail.subject,
  message: mail.message,
})

/** The message of another mail as a quotation. */
export const quoted = (mail: Mail): string => `<p></p><blockquote>${mail.message}</blockquote>`

/** The first invalid address; null if all are valid. */
export const wrongAddress = (to: readonly string[]): string | null =>
  to.find((address) => !isEmail(address)) ?? null

/** Whether a draft contains anything that a person wrote. */
export const isBegun = ({ to, subject, message }: MailDraft): boolean =>
  to.length > 0 || subject.trim() !== '' || message.replace(/<[^>]*>/g, '').trim() !== ''

/** Converts addresses to people without names. */
export const peopleOf = (to: readonly string[]): MailPerson[] =>
  to.map((email) => ({ name: email, email }))
