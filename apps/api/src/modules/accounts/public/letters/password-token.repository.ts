import { sql } from 'kysely'
import type { Queries } from '../../../../platform/database/queries.ts'
import type { Account } from '../account/account.ts'

/** The purposes of a letter's link. */
export type TokenPurpose = 'reset' | 'invitation' | 'registration' | 'second_factor'

/**
 * Hours that a link is valid. The link of an invitation is valid for longer, since its recipient
 * did not ask for it.
 */
const HOURS: Record<TokenPurpose, number> = {
  reset: 1,
  invitation: 7 * 24,
  registration: 7 * 24,
  second_factor: 24,
}

/**
 * Limit of letters to one person in an hour, so that a forgotten password cannot be used to flood a
 * mailbox.
 */
const LETTERS_PER_HOUR = 3

/**
 * Stores the digest of the token of a link that goes to `email`. Stores none if the person has had
 * enough letters, or has another e-mail by now: a letter that is written while the e-mail changes
 * would go to the old mailbox. Returns whether it stored the digest. Needs a transaction. Only
 * letters for a forgotten password are counted: the others are requested by signed-in people, or
 * sent once.
 */
export async function keepToken(
  queries: Queries,
  {
    digest,
    account: { id: userId, email },
    purpose,
  }: { digest: Buffer; account: Pick<Account, 'id' | 'email'>; purpose: TokenPurpose },
): Promise<boolean> {
  // Serialises simultaneous requests, so that each is counted.
  const person = await queries.first(
    sql<{ email: string }>`SELECT email FROM users WHERE id = ${userId} FOR NO KEY UPDATE`,
  )
  if (person?.email !== email) return false
  const kept = await queries.count(sql`
    INSERT INTO password_tokens (token_hash, user_id, purpose, expires_at)
    SELECT ${digest}, ${userId}, ${purpose}, now() + make_interval(hours => ${sql.lit(HOURS[purpose])})
    WHERE ${purpose} <> 'reset' OR (
      SELECT count(*) FROM password_tokens
      WHERE user_id = ${userId} AND purpose = 'reset' AND created_at > now() - interval '1 hour'
    ) < ${sql.lit(LETTERS_PER_HOUR)}`)
  return kept > 0
}

/** Deletes a link whose letter was not sent. */
export async function dropToken(queries: Queries, digest: Buffer): Promise<void> {
  await queries.count(sql`DELETE FROM password_tokens WHERE token_hash = ${digest}`)
}

/** The person of a link that is valid for one of these purposes. */
export function ownerOfToken(
  queries: Queries,
  digest: Buffer,
  purposes: readonly TokenPurpose[],
): Promise<{ user_id: string } | undefined> {
  return queries.first(sql<{ user_id: string }>`
    SELECT user_id FROM password_tokens
    WHERE token_hash = ${digest} AND purpose = ANY (${purposes})
      AND used_at IS NULL AND expires_at > now()`)
}

/** Marks a link as used; of two simultaneous calls one succeeds. */
export async function spendToken(queries: Queries, digest: Buffer): Promise<boolean> {
  const spent = await queries.count(sql`
    UPDATE password_tokens SET used_at = now()
    WHERE token_hash = ${digest} AND used_at IS NULL AND expires_at > now()`)
  return spent > 0
}
