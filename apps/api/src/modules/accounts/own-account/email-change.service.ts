import { sql } from 'kysely'
import { databaseProblem } from '../../../platform/database/database-problem.ts'
import type { Queries } from '../../../platform/database/queries.ts'
import type { Posted } from '../../../platform/mail/mailer.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { emailChangeLetter } from '../letters/letters.ts'
import { accountOfEmail, accountOfId } from '../public/account/account.repository.ts'
import { recipientOf } from '../public/account/account.ts'
import type { SignInTools } from '../public/account/sign-in-tools.ts'
import type { LetterParts } from '../public/letters/link-letter.ts'
import { newPasswordToken, passwordTokenDigest } from '../public/letters/password-token.ts'
import { dropEmailTokens } from '../public/password/password.repository.ts'

/** Hours that the link of an administrator's letter is valid. */
const HOURS = 7 * 24

/** The token is in the fragment, which browsers send to no server and no proxy logs. */
export function confirmEmailLink(publicUrl: string, token: string): string {
  return `${publicUrl}/pages/auth/confirm-email#${token}`
}

type EmailToken = {
  digest: Buffer
  userId: string
  email: string
  hours: number
  /**
   * The id by which a job finds the request that its link is for; null where the job makes both.
   */
  requestId: string | null
}

/**
 * Stores the token of a link to another e-mail. Only the newest one of a person is valid, no matter
 * who requested it.
 */
export async function keepEmailToken(
  queries: Queries,
  { digest, userId, email, hours, requestId }: EmailToken,
): Promise<void> {
  await dropEmailTokens(queries, userId)
  await queries.count(sql`
    INSERT INTO email_changes (token_hash, user_id, email, expires_at, request_id)
    VALUES (${digest}, ${userId}, ${email}, now() + make_interval(hours => ${hours}), ${requestId})`)
}

/** Gives a request a new token, unless it was used or cancelled; returns its person and address. */
export function renewEmailToken(
  queries: Queries,
  requestId: string,
  digest: Buffer,
): Promise<{ user_id: string; email: string } | undefined> {
  return queries.first(sql<{ user_id: string; email: string }>`
    UPDATE email_changes SET token_hash = ${digest}
    WHERE request_id = ${requestId} AND used_at IS NULL AND expires_at > now()
    RETURNING user_id, email`)
}

/**
 * Asks a person, at their current address, whether their e-mail may change (accounts §2).
 * Only the newest letter's link is valid. Null for inactive people, who get no letter.
 */
export async function askForEmail(
  { auth, publicUrl, mailer }: LetterParts,
  { userId, email }: { userId: string; email: string },
): Promise<Posted | null> {
  const { token, digest } = newPasswordToken()
  const letter = await auth.transaction(async (queries) => {
    const account = await accountOfId(queries, userId)
    if (account?.status !== 'ATIVO') return null
    await keepEmailToken(queries, { digest, userId, email, hours: HOURS, requestId: null })
    return emailChangeLetter(recipientOf(account), confirmEmailLink(publicUrl, token), email)
  })
  return letter && mailer.send(letter)
}

/**
 * Changes a person's e-mail by a link. Throws `token_invalid` for a link that was used or is too
 * old, or whose address somebody else has by now.
 */
export async function confirmEmail(
  { auth }: Pick<SignInTools, 'auth'>,
  token: string,
): Promise<void> {
  const changing = auth.transaction(async (queries) => {
    const asked = await queries.first(sql<{ user_id: string; email: string }>`
      UPDATE email_changes SET used_at = now()
      WHERE token_hash = ${passwordTokenDigest(token)} AND used_at IS NULL AND expires_at > now()
      RETURNING user_id, email`)
    const taken = asked && (await accountOfEmail(queries, asked.email))
    if (!asked || taken) throw fieldProblem('token', 'token_invalid')
    await queries.count(sql`
      UPDATE users SET email = ${asked.email}, version = version + 1, updated_at = now()
      WHERE id = ${asked.user_id}`)
    // A person who still reads the old mailbox must not sign in by an earlier letter.
    await queries.count(sql`
      UPDATE password_tokens SET used_at = now()
      WHERE user_id = ${asked.user_id} AND used_at IS NULL`)
  })
  await changing.catch((error: unknown) => {
    // When two people take one address at the same moment, the second one is refused.
    throw databaseProblem(error)?.code === 'duplicate'
      ? fieldProblem('token', 'token_invalid')
      : error
  })
}
