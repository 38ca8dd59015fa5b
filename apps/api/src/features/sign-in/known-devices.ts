import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/queries.ts'
import type { Origin } from './account.ts'

/** Days for which a browser that signed in is known; each sign-in begins them anew. */
export const DEVICE_DAYS = 180

/** Devices that one person is known by; the one used longest ago makes room for the next. */
const DEVICES_MAX = 20

/** 256 random bits need no salt and no slow hash; whoever has the rows cannot make a cookie of them. */
const digestOf = (cookie: string) => createHash('sha256').update(cookie).digest()

/** Whether the person who signs in with an e-mail did so before in the browser of a cookie. */
export async function isKnownDevice(
  queries: Queries,
  cookie: string,
  email: string,
): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM known_devices d JOIN users u ON u.id = d.user_id
    WHERE d.token_hash = ${digestOf(cookie)} AND d.expires_at > now()
      AND lower(u.email) = lower(${email}) AND u.deleted_at IS NULL`)
  return found !== undefined
}

/**
 * Under what asking without an account is counted: the browser, where anybody signed in there before,
 * or else the address that it shares with others.
 */
export async function whoAsks(queries: Queries, { address, cookie }: Origin): Promise<string> {
  if (cookie === null) return address
  const known = await queries.first(sql`
    SELECT 1 FROM known_devices WHERE token_hash = ${digestOf(cookie)} AND expires_at > now()`)
  return known ? deviceName(cookie) : address
}

/** By what its failures are counted: of the cookie nothing can be read back. */
export const deviceName = (cookie: string) => `device ${digestOf(cookie).toString('base64url')}`

/**
 * Makes a browser known for a person who has signed in, and answers what its cookie says from now on:
 * each sign-in gives another, so that a cookie somebody else put there is worth nothing afterwards.
 * The other people of a shared desk stay known. Needs a transaction.
 */
export async function rememberDevice(
  queries: Queries,
  userId: string,
  cookie: string | null,
): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  const digest = digestOf(fresh)
  if (cookie !== null) {
    await queries.count(sql`
      UPDATE known_devices SET token_hash = ${digest} WHERE token_hash = ${digestOf(cookie)}`)
  }
  await queries.count(sql`
    INSERT INTO known_devices (token_hash, user_id, expires_at)
    VALUES (${digest}, ${userId}, now() + make_interval(days => ${sql.lit(DEVICE_DAYS)}))
    ON CONFLICT (token_hash, user_id)
    DO UPDATE SET last_used_at = now(), expires_at = excluded.expires_at`)
  await queries.count(sql`
    DELETE FROM known_devices WHERE user_id = ${userId} AND token_hash IN (
      SELECT token_hash FROM known_devices WHERE user_id = ${userId}
      ORDER BY last_used_at DESC OFFSET ${sql.lit(DEVICES_MAX)})`)
  return fresh
}

/** Forgets a person's devices, but for the one that asks. */
export async function forgetDevices(
  queries: Queries,
  userId: string,
  but: string | null,
): Promise<void> {
  await queries.count(sql`
    DELETE FROM known_devices
    WHERE user_id = ${userId} AND token_hash IS DISTINCT FROM ${but === null ? null : digestOf(but)}`)
}
