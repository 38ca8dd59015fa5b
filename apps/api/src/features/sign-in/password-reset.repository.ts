import { sql } from 'kysely'
import type { Queries } from '../../platform/database/queries.ts'

/** What a letter's link is good for. */
export type TokenPurpose = 'reset' | 'invitation' | 'registration' | 'second_factor'

/** How long a link may be used. An invitation waits for somebody who did not ask for it. */
const HOURS: Record<TokenPurpose, number> = {
  reset: 1,
  invitation: 7 * 24,
  registration: 7 * 24,
  second_factor: 24,
}

/** Letters that one person is sent in an hour: a forgotten password is no way to flood a mailbox. */
const LETTERS_PER_HOUR = 3

/**
 * Keeps the digest of a link's token, unless the person has had enough letters; says whether it did.
 * Needs a transaction. Others are asked for by somebody who is signed in, and a registration once, so they
 * are not counted.
 */
export async function keepToken(
  queries: Queries,
  { digest, userId, purpose }: { digest: Buffer; userId: string; purpose: TokenPurpose },
): Promise<boolean> {
  // Asked for many times at once, the letters are counted one by one.
  await queries.first(sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`)
  const kept = await queries.count(sql`
    INSERT INTO password_tokens (token_hash, user_id, purpose, expires_at)
    SELECT ${digest}, ${userId}, ${purpose}, now() + make_interval(hours => ${sql.lit(HOURS[purpose])})
    WHERE ${purpose} <> 'reset' OR (
      SELECT count(*) FROM password_tokens
      WHERE user_id = ${userId} AND purpose = 'reset' AND created_at > now() - interval '1 hour'
    ) < ${sql.lit(LETTERS_PER_HOUR)}`)
  return kept > 0
}

/** Forgets a link that nobody has got, as if it had never been made. */
export async function dropToken(queries: Queries, digest: Buffer): Promise<void> {
  await queries.count(sql`DELETE FROM password_tokens WHERE token_hash = ${digest}`)
}

/** Whose link it is, if it is still good for one of these purposes. */
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

/** Uses a link up; of two at once one does. */
export async function spendToken(queries: Queries, digest: Buffer): Promise<boolean> {
  const spent = await queries.count(sql`
    UPDATE password_tokens SET used_at = now()
    WHERE token_hash = ${digest} AND used_at IS NULL AND expires_at > now()`)
  return spent > 0
}
