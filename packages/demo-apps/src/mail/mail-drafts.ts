import { isEmail } from '../text/is-email.ts'
import type { Mail, MailPerson } from './mail.types.ts'

/** A mail that is being written. */
export type MailDraft = {
  /** The draft that it goes on with; null for a new one. */
  readonly kept: Mail | null
  readonly to: readonly string[]
  readonly subject: string
  /** HTML. */
  readonly message: string
}

/** Nothing written yet. */
export const newDraft: MailDraft = { kept: null, to: [], subject: '', message: '' }

/** A draft to go on with. */
export const draftOf = (mail: Mail): MailDraft => ({
  kept: mail,
  to: mail.to.map(({ email }) => email),
  subject: mail.subject,
  message: mail.message,
})

/** The message of another mail as a quotation. */
export const quoted = (mail: Mail): string => `<p></p><blockquote>${mail.message}</blockquote>`

/** The first address that is none; null where each is one. */
export const wrongAddress = (to: readonly string[]): string | null =>
  to.find((address) => !isEmail(address)) ?? null

/** Whether a draft holds anything that a person wrote. */
export const isBegun = ({ to, subject, message }: MailDraft): boolean =>
  to.length > 0 || subject.trim() !== '' || message.replace(/<[^>]*>/g, '').trim() !== ''

/** People by their addresses; a name is not known of them. */
export const peopleOf = (to: readonly string[]): MailPerson[] =>
  to.map((email) => ({ name: email, email }))
