import type { Queries } from '../../../../platform/database/queries.ts'
import type { Letter, Posted } from '../../../../platform/mail/mailer.ts'
import type { SignInTools } from '../account/sign-in-tools.ts'
import { dropToken } from './password-token.repository.ts'
import { newPasswordToken } from './password-token.ts'

export type LetterParts = Pick<SignInTools, 'auth' | 'publicUrl' | 'mailer'>

/**
 * Sends a letter with a link of its own. The job that sends it makes the token, so that no job
 * holds one; a token whose letter the mail server did not take is deleted, because otherwise every
 * retry would count as one more letter. `write` stores the digest and returns the letter, or null
 * for none. Throws a `MailError` when the mail server does not take it.
 */
export async function sendLink(
  { auth, mailer }: Pick<LetterParts, 'auth' | 'mailer'>,
  write: (queries: Queries, made: { token: string; digest: Buffer }) => Promise<Letter | null>,
): Promise<Posted | null> {
  const made = newPasswordToken()
  const letter = await auth.transaction((queries) => write(queries, made))
  if (letter === null) return null
  try {
    return await mailer.send(letter)
  } catch (error) {
    await auth.query((queries) => dropToken(queries, made.digest))
    throw error
  }
}
