import { type Account, recipientOf } from '../account.ts'
import type { Background } from '../background.ts'
import type { SignInParts } from '../sign-in-parts.ts'
import { type SecurityNews, securityLetter } from './security-letters.ts'

/** Tells a person, at their e-mail, what happened to their second factor; no answer waits for it. */
export type SecurityNotices = (person: Account, news: SecurityNews) => void

/** `onKept` hears the file of a letter that no mail server took. */
export function securityNotices(
  { mailer, publicUrl }: Pick<SignInParts, 'mailer' | 'publicUrl'>,
  letters: Background,
  onKept: (file: string) => void,
): SecurityNotices {
  return (person, news) =>
    letters.run(async () => {
      const letter = securityLetter(recipientOf(person), `${publicUrl}/pages/profile`, news)
      const { keptAs } = await mailer.send(letter)
      if (keptAs) onKept(keptAs)
    })
}
