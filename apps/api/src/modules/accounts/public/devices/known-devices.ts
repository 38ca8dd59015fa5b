import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AuthDatabase } from '../../../../platform/database/auth-database.ts'
import type { Queries } from '../../../../platform/database/queries.ts'
import type { Origin } from '../account/account.ts'

/** Days for which a device stays known, counted from its last sign-in. */
export const DEVICE_DAYS = 180

/** Limit of known devices of one person; a further one replaces the one used longest ago. */
const DEVICES_MAX = 20

/** 256 random bits need no salt and no slow hash; the stored digest gives nobody a cookie. */
const digestOf = (cookie: string) => createHash('sha256').update(cookie).digest()

/** Whether the person with an e-mail has signed in before in the browser of a cookie. */
async function isKnownDevice(queries: Queries, cookie: string, email: string): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM known_devices d JOIN users u ON u.id = d.user_id
    WHERE d.token_hash = ${digestOf(cookie)} AND d.expires_at > now()
      AND lower(u.email) = lower(${email}) AND u.deleted_at IS NULL`)
  return found !== undefined
}

/**
 * The name under which a try of an account's password counts: its person's known device, or null
 * for an unknown browser. It is counted for each of the people who share a desk: failures of one do
 * not lock out another.
 */
export const deviceOfTry =
  (auth: AuthDatabase, { cookie }: Pick<Origin, 'cookie'>, email: string) =>
  async (): Promise<string | null> => {
    // A browser without a cookie takes no connection.
    if (cookie === null) return null
    const isKnown = await auth.query((queries) => isKnownDevice(queries, cookie, email))
    return isKnown ? `${deviceName(cookie)} ${email.toLowerCase()}` : null
  }

/**
 * The party that a request without an account is counted for: the browser, where anybody has signed
 * in there before, or else its network address.
 */
export async function askingParty(queries: Queries, { address, cookie }: Origin): Promise<string> {
  if (cookie === null) return address
  const known = await queries.first(sql`
    SELECT 1 FROM known_devices WHERE token_hash = ${digestOf(cookie)} AND expires_at > now()`)
  return known ? deviceName(cookie) : address
}

/** The name of a device in counters, from which the cookie cannot be derived. */
export const deviceName = (cookie: string) => `device ${digestOf(cookie).toString('base64url')}`

/**
 * Makes a browser a known device of a person who has signed in, and returns its new cookie. Each
 * sign-in replaces the cookie, so that a cookie that somebody else planted there is worthless
 * afterwards. Other people of a shared desk stay known. Needs a transaction.
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

/** Forgets a person's devices, except the one of the request. */
export async function forgetDevices(
  queries: Queries,
  userId: string,
  but: string | null,
): Promise<void> {
  await queries.count(sql`
    DELETE FROM known_devices
    WHERE user_id = ${userId} AND token_hash IS DISTINCT FROM ${but === null ? null : digestOf(but)}`)
}
