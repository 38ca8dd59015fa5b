import { sql } from 'kysely'
import type { Queries } from '../../../../platform/database/queries.ts'
import { liveMembership } from '../../../../platform/sessions/live-membership.ts'
import { forgetDevices } from '../devices/known-devices.ts'
import type { Account, Membership } from './account.ts'

const accountColumns = sql`
  u.id, u.name, u.email, u.language, u.settings, u.shortcuts, u.status, u.photo_file_id, p.hash,
  coalesce(p.proven, false) AS proven,
  (SELECT m.tenant_id FROM memberships m LEFT JOIN tenants t ON t.id = m.tenant_id
    WHERE m.user_id = u.id AND ${liveMembership}
    ORDER BY m.last_used_at DESC NULLS LAST, m.created_at, m.id LIMIT 1) AS home_tenant_id`

/** The person who signs in with an address; e-mails are unique ignoring case. */
export function accountOfEmail(queries: Queries, email: string): Promise<Account | undefined> {
  return queries.first(sql<Account>`
    SELECT ${accountColumns} FROM users u LEFT JOIN user_passwords p ON p.user_id = u.id
    WHERE lower(u.email) = lower(${email}) AND u.deleted_at IS NULL`)
}

/** A person by id. */
export function accountOfId(queries: Queries, id: string): Promise<Account | undefined> {
  return queries.first(sql<Account>`
    SELECT ${accountColumns} FROM users u LEFT JOIN user_passwords p ON p.user_id = u.id
    WHERE u.id = ${id} AND u.deleted_at IS NULL`)
}

/** The live memberships of a person, the last used first. */
export function membershipsOf(queries: Queries, userId: string): Promise<Membership[]> {
  return queries.all(sql<Membership>`
    SELECT m.id, m.role, m.tenant_id,
      coalesce(t.settings->'security'->'providers' ? 'hosted', false) AS asks_provider
    FROM memberships m LEFT JOIN tenants t ON t.id = m.tenant_id
    WHERE m.user_id = ${userId} AND ${liveMembership}
    ORDER BY m.last_used_at DESC NULLS LAST, m.created_at, m.id`)
}

/** Stores which membership a person used last: the next sign-in continues with it. */
export async function useMembership(queries: Queries, id: string): Promise<void> {
  await queries.count(sql`UPDATE memberships SET last_used_at = now() WHERE id = ${id}`)
}

export async function rememberLogin(queries: Queries, userId: string): Promise<void> {
  await queries.count(sql`UPDATE users SET last_login_at = now() WHERE id = ${userId}`)
}

/** Invalidates the links to another e-mail. */
export async function dropEmailTokens(queries: Queries, userId: string): Promise<void> {
  await queries.count(sql`
    UPDATE email_changes SET used_at = now() WHERE user_id = ${userId} AND used_at IS NULL`)
}

/**
 * Sets the password of a person who has proved their e-mail; invalidates the links of earlier
 * letters and sign-ins that the old password has begun, and forgets the person's devices, but for
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
