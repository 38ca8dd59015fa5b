import { sql } from 'kysely'
import type { Queries } from '../../../../platform/database/queries.ts'

/** A passkey as its person sees it in a list. */
export type PasskeyRow = { id: string; name: string; created_at: Date; last_used_at: Date | null }

/** A passkey with the values that check its signatures. */
export type PasskeyKey = {
  id: string
  user_id: string
  credential_id: Buffer
  public_key: Buffer
  /** A bigint as the driver gives it. */
  counter: string
  transports: string[]
}

export type FactorRow = {
  totp_since: Date | null
  passkeys: number
  recovery_codes_left: number
}

/** A person's factors beside the password; empty without a second factor. */
export function readFactors(queries: Queries, userId: string): Promise<FactorRow> {
  return queries.one(sql<FactorRow>`
    SELECT
      (SELECT confirmed_at FROM user_totp WHERE user_id = ${userId}) AS totp_since,
      (SELECT count(*)::integer FROM passkeys WHERE user_id = ${userId}) AS passkeys,
      (SELECT count(*)::integer FROM recovery_codes WHERE user_id = ${userId} AND used_at IS NULL)
        AS recovery_codes_left`)
}

/** Whether a sign-in needs more than the password. */
export const hasSecondFactor = ({ totp_since: since, passkeys }: FactorRow): boolean =>
  since !== null || passkeys > 0

/**
 * Locks a person's factors until the end of the transaction, so that removing the last one is
 * recognised as such.
 */
export async function lockFactors(queries: Queries, userId: string): Promise<FactorRow> {
  await queries.first(sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`)
  return readFactors(queries, userId)
}

/** Stores a new secret in place of an unconfirmed one; false where one is active. */
export async function keepTotp(queries: Queries, userId: string, sealed: Buffer): Promise<boolean> {
  const kept = await queries.count(sql`
    INSERT INTO user_totp AS t (user_id, sealed_secret) VALUES (${userId}, ${sealed})
    ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, created_at = now()
    WHERE t.confirmed_at IS NULL`)
  return kept > 0
}

/** The encrypted secret of a person: an unconfirmed one, or the active one. */
export async function readTotp(
  queries: Queries,
  userId: string,
  { confirmed }: { confirmed: boolean },
): Promise<Buffer | null> {
  const row = await queries.first(sql<{ sealed_secret: Buffer }>`
    SELECT sealed_secret FROM user_totp
    WHERE user_id = ${userId} AND (confirmed_at IS NOT NULL) = ${confirmed}`)
  return row?.sealed_secret ?? null
}

/** Activates a secret by the step of its first code, which cannot be used again. */
export async function confirmTotp(
  queries: Queries,
  userId: string,
  step: number,
): Promise<boolean> {
  const confirmed = await queries.count(sql`
    UPDATE user_totp SET confirmed_at = now(), last_step = ${step}
    WHERE user_id = ${userId} AND confirmed_at IS NULL AND last_step < ${step}`)
  return confirmed > 0
}

/**
 * Uses the code of a step, if neither it nor a later one was used; of two simultaneous calls one
 * succeeds.
 */
export async function spendStep(queries: Queries, userId: string, step: number): Promise<boolean> {
  const spent = await queries.count(sql`
    UPDATE user_totp SET last_step = ${step}
    WHERE user_id = ${userId} AND confirmed_at IS NOT NULL AND last_step < ${step}`)
  return spent > 0
}

export async function removeTotp(queries: Queries, userId: string): Promise<boolean> {
  const removed = await queries.count(sql`
    DELETE FROM user_totp WHERE user_id = ${userId} AND confirmed_at IS NOT NULL`)
  return removed > 0
}

/** Replaces all recovery codes with these. */
export async function replaceRecoveryCodes(
  queries: Queries,
  userId: string,
  digests: readonly Buffer[],
): Promise<void> {
  await queries.count(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`)
  if (digests.length === 0) return
  await queries.count(sql`
    INSERT INTO recovery_codes (user_id, code_hash)
    SELECT ${userId}::uuid, unnest(${digests}::bytea[])`)
}

/** Uses a recovery code; of two simultaneous calls one succeeds. */
export async function spendRecoveryCode(
  queries: Queries,
  userId: string,
  digest: Buffer,
): Promise<boolean> {
  const spent = await queries.count(sql`
    UPDATE recovery_codes SET used_at = now()
    WHERE user_id = ${userId} AND code_hash = ${digest} AND used_at IS NULL`)
  return spent > 0
}

/** The passkeys of a person, the oldest first. */
export function passkeysOf(queries: Queries, userId: string): Promise<PasskeyRow[]> {
  return queries.all(sql<PasskeyRow>`
    SELECT id, name, created_at, last_used_at FROM passkeys
    WHERE user_id = ${userId} ORDER BY created_at, id`)
}

const keyColumns = sql`id, user_id, credential_id, public_key, counter, transports`

export function passkeyKeysOf(queries: Queries, userId: string): Promise<PasskeyKey[]> {
  return queries.all(sql<PasskeyKey>`
    SELECT ${keyColumns} FROM passkeys WHERE user_id = ${userId} ORDER BY created_at, id`)
}

export function passkeyOfCredential(
  queries: Queries,
  credentialId: Buffer,
): Promise<PasskeyKey | undefined> {
  return queries.first(sql<PasskeyKey>`
    SELECT ${keyColumns} FROM passkeys WHERE credential_id = ${credentialId}`)
}

type NewPasskey = {
  id: string
  userId: string
  name: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: readonly string[]
}

/** Stores a passkey; nothing where it exists already. */
export function keepPasskey(queries: Queries, one: NewPasskey): Promise<PasskeyRow | undefined> {
  const { id, userId, name, credentialId, publicKey, counter, transports } = one
  return queries.first(sql<PasskeyRow>`
    INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports)
    VALUES (${id}, ${userId}, ${name}, ${credentialId}, ${publicKey}, ${counter},
      ${transports}::text[])
    ON CONFLICT (credential_id) DO NOTHING
    RETURNING id, name, created_at, last_used_at`)
}

/**
 * Records that a passkey was used. If the authenticator has a counter, it must rise (Web
 * Authentication Level 3, section 6.1.1); returns false if it does not, which reveals a copied key.
 */
export async function notePasskey(queries: Queries, id: string, counter: number): Promise<boolean> {
  const used = await queries.count(sql`
    UPDATE passkeys SET counter = ${counter}, last_used_at = now()
    WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter}::bigint = 0))`)
  return used > 0
}

/** Gives a passkey another name; false where it is somebody else's. */
export async function renamePasskey(
  queries: Queries,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<boolean> {
  const renamed = await queries.count(sql`
    UPDATE passkeys SET name = ${name} WHERE id = ${id} AND user_id = ${userId}`)
  return renamed > 0
}

export async function removePasskey(
  queries: Queries,
  userId: string,
  id: string,
): Promise<boolean> {
  const removed = await queries.count(sql`
    DELETE FROM passkeys WHERE id = ${id} AND user_id = ${userId}`)
  return removed > 0
}

/** Removes all factors that a sign-in would need besides the password. */
export async function removeFactors(queries: Queries, userId: string): Promise<void> {
  await queries.count(sql`DELETE FROM user_totp WHERE user_id = ${userId}`)
  await queries.count(sql`DELETE FROM passkeys WHERE user_id = ${userId}`)
  await queries.count(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`)
  await queries.count(sql`DELETE FROM proof_tickets WHERE user_id = ${userId}`)
}
