import { sql } from 'kysely'
import type { Queries } from '../../../../platform/database/queries.ts'
import { forgetDevices } from '../devices/known-devices.ts'

/** Invalidates the links to another e-mail. */
export async function dropEmailTokens(queries: Queries, userId: string): Promise<void> {
  await queries.count(sql`
    UPDATE email_changes SET used_at = now() WHERE user_id = ${userId} AND used_at IS NULL`)
}

/**
 * Sets the password of a person who has proved their e-mail; invalidates the links of earlier
 * letters and sign-ins that the old password has begun, and forgets the person's devices, except
 * the one of the cookie `device`.
 */
export async function setPassword(
  queries: Queries,
  userId: string,
  hash: string,
  device: string | null = null,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO user_passwords (user_id, hash) VALUES (${userId}, ${hash})
    ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, proven = true, changed_at = now()`)
  await queries.count(sql`
    UPDATE password_tokens SET used_at = now() WHERE user_id = ${userId} AND used_at IS NULL`)
  // A change of e-mail that was requested with the old password is cancelled.
  await dropEmailTokens(queries, userId)
  await queries.count(sql`DELETE FROM proof_tickets WHERE user_id = ${userId}`)
  await forgetDevices(queries, userId, device)
}

/**
 * Stores the password of a registration, whose person has none; it is not valid until it is proven.
 */
export async function keepUnprovenPassword(
  queries: Queries,
  userId: string,
  hash: string,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO user_passwords (user_id, hash, proven) VALUES (${userId}, ${hash}, false)`)
}

export async function provePassword(queries: Queries, userId: string): Promise<void> {
  await queries.count(sql`UPDATE user_passwords SET proven = true WHERE user_id = ${userId}`)
}
