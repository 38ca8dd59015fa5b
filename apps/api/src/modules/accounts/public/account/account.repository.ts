import { sql } from 'kysely'
import type { Queries } from '../../../../platform/database/queries.ts'
import { liveMembership } from '../../../../platform/sessions/live-membership.ts'
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
export function membershipsOf(queries: Queries, userId: string | null): Promise<Membership[]> {
  return queries.all(sql<Membership>`
    SELECT m.id, m.role, m.tenant_id,
      coalesce(t.settings->'security'->'providers' ? 'hosted', false) AS asks_provider
    FROM memberships m LEFT JOIN tenants t ON t.id = m.tenant_id
    WHERE m.user_id = ${userId} AND ${liveMembership}
    ORDER BY m.last_used_at DESC NULLS LAST, m.created_at, m.id`)
}

/** A person and their live memberships. */
export type Member = { account: Account; memberships: readonly Membership[] }

/** The person of an id with their memberships. */
export async function memberOfId(queries: Queries, id: string): Promise<Member | undefined> {
  const account = await accountOfId(queries, id)
  return account && { account, memberships: await membershipsOf(queries, id) }
}

/**
 * The person who signs in with an address, with their memberships. An unknown address takes as many
 * statements as a known one, so that the time does not tell them apart.
 */
export async function memberOfEmail(queries: Queries, email: string): Promise<Member | undefined> {
  const account = await accountOfEmail(queries, email)
  const memberships = await membershipsOf(queries, account?.id ?? null)
  return account && { account, memberships }
}
