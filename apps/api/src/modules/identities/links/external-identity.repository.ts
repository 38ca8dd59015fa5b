import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import type { SoleProvider } from '../../proofs/public/person/sole-provider.ts'
import type { IdentityName } from '../provided/provided-session.ts'

export type IdentityRow = {
  id: string
  kind: 'hosted' | 'realtime'
  issuer: string
  email: string | null
  linked_at: Date
  last_used_at: Date
}

const named = ({ kind, issuer, subject }: IdentityName) => sql`
  kind = ${kind} AND issuer = ${issuer} AND subject = ${subject}`

/** The person to whom an identity is linked, and its row. */
export function ownerOfIdentity(
  queries: Queries,
  name: IdentityName,
): Promise<{ id: string; user_id: string } | undefined> {
  return queries.first(sql<{ id: string; user_id: string }>`
    SELECT id, user_id FROM external_identities WHERE ${named(name)}`)
}

/** Links an identity to a person; false where it is somebody's already. */
export async function linkIdentity(
  queries: Queries,
  userId: string,
  { kind, issuer, subject, email }: IdentityName & { email: string | null },
): Promise<boolean> {
  const linked = await queries.count(sql`
    INSERT INTO external_identities (id, user_id, kind, issuer, subject, email)
    VALUES (${newId()}, ${userId}, ${kind}, ${issuer}, ${subject}, ${email})
    ON CONFLICT (kind, issuer, subject) DO NOTHING`)
  return linked > 0
}

/**
 * Records that somebody signed in by an identity, and the e-mail that the provider gives for it
 * now.
 */
export async function useIdentity(
  queries: Queries,
  id: string,
  email: string | null,
): Promise<void> {
  await queries.count(sql`
    UPDATE external_identities SET last_used_at = now(), email = ${email} WHERE id = ${id}`)
}

/** The identities of a person, the oldest first. */
export function identitiesOf(queries: Queries, userId: string): Promise<IdentityRow[]> {
  return queries.all(sql<IdentityRow>`
    SELECT id, kind, issuer, email, linked_at, last_used_at
    FROM external_identities WHERE user_id = ${userId} ORDER BY linked_at, id`)
}

/** The ways in which a person can sign in. */
export type WaysIn = {
  password: boolean
  passkeys: number
  /** Identities of the hosted provider, and of the realtime database service. */
  hosted: number
  realtime: number
}

/** Identities of all providers. */
export const identityCount = ({ hosted, realtime }: WaysIn): number => hosted + realtime

/** Whether a person signs in only through providers. */
export const isByProviderAlone = (ways: WaysIn): boolean =>
  !ways.password && ways.passkeys === 0 && identityCount(ways) > 0

/**
 * Reads a person's ways to sign in. `lock` makes simultaneous changes of them wait for each other,
 * and needs a transaction.
 */
export async function waysInOf(
  queries: Queries,
  userId: string,
  { lock = false } = {},
): Promise<WaysIn> {
  if (lock) await queries.first(sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`)
  return queries.one(sql<WaysIn>`
    SELECT
      EXISTS (SELECT 1 FROM user_passwords WHERE user_id = ${userId} AND proven) AS password,
      (SELECT count(*)::int FROM passkeys WHERE user_id = ${userId}) AS passkeys,
      count(*) FILTER (WHERE kind = 'hosted')::int AS hosted,
      count(*) FILTER (WHERE kind = 'realtime')::int AS realtime
    FROM external_identities WHERE user_id = ${userId}`)
}

/**
 * Unlinks an identity of a person, and ends the sessions that began by it, except the session
 * `keep`, which is no longer renewed. Returns the identity, or null if it is not the person's.
 */
export async function unlinkIdentity(
  queries: Queries,
  { userId, id, keep }: { userId: string; id: string; keep: string },
): Promise<string[] | null> {
  const ended = await queries.all(sql<{ id: string }>`
    UPDATE sessions s SET ended_at = now() FROM provider_sessions ps
    WHERE ps.session_id = s.id AND ps.identity_id = ${id} AND s.user_id = ${userId}
      AND s.ended_at IS NULL AND s.id <> ${keep}
    RETURNING s.id`)
  await queries.count(
    sql`UPDATE provider_sessions SET refresh_token = NULL, access_token = NULL WHERE session_id = ${keep} AND identity_id = ${id}`,
  )
  const unlinked = await queries.count(
    sql`DELETE FROM external_identities WHERE id = ${id} AND user_id = ${userId}`,
  )
  return unlinked === 0 ? null : ended.map((one) => one.id)
}

/** The provider that is a person's only way to sign in, if it is set up. */
export const soleProvider =
  ({ oidc, realtime }: Pick<SignInTools, 'oidc' | 'realtime'>): SoleProvider =>
  async (queries, userId) => {
    const ways = oidc === null && realtime === null ? null : await waysInOf(queries, userId)
    const alone = ways !== null && isByProviderAlone(ways)
    return {
      hosted: alone && oidc !== null && ways.hosted > 0,
      realtime: alone && realtime !== null && ways.realtime > 0,
    }
  }
