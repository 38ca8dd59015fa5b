import type { Posted } from '../../../platform/mail/mailer.ts'
import { accessLetter, invitationLetter } from '../letters/letters.ts'
import { accountOfId } from '../public/account/account.repository.ts'
import { recipientOf } from '../public/account/account.ts'
import { type LetterParts, sendLink } from '../public/letters/link-letter.ts'
import { keepToken } from '../public/letters/password-token.repository.ts'
import { passwordLink } from '../public/letters/password-token.ts'

/** The person who is invited, and the name of the company, or of the platform. */
export type Invitation = { userId: string; place: string }

/**
 * Sends a person the letter by which they choose their first password. Its link works once, within
 * seven days. A person who has a password is notified of the new membership instead. The person
 * must be committed, since another database role makes the link. Returns null for inactive people,
 * who get no letter. Throws a `MailError` when the mail server does not take it.
 */
export async function inviteUser(
  { auth, publicUrl, mailer }: LetterParts,
  { userId, place }: Invitation,
): Promise<Posted | null> {
  return sendLink({ auth, mailer }, async (queries, { token, digest }) => {
    const account = await accountOfId(queries, userId)
    if (account?.status !== 'ATIVO') return null
    if (account.proven) return accessLetter(recipientOf(account), `${publicUrl}/login`, place)
    const kept = await keepToken(queries, { digest, account, purpose: 'invitation' })
    return kept
      ? invitationLetter(recipientOf(account), passwordLink(publicUrl, token), place)
      : null
  })
}
