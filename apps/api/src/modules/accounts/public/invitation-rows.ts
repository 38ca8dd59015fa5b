import type { Role } from '@portaria/contract/actors/roles'
import { sql } from 'kysely'
import type { Queries, Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { linkEnd } from './invitations.ts'
import { knownMembership, openInvitation } from './known-memberships.ts'

/** The person of the company whom a membership stands for: at most one of these is set. */
export const boundTo = ['resident_id', 'employee_id', 'provider_id'] as const

/** The content of an invitation. */
export type Invited = {
  id: string
  tenant_id: string | null
  name: string
  email: string
  role: Role
  resident_id: string | null
  employee_id: string | null
  provider_id: string | null
  starts_on: string
  ends_on: string | null
}

/** An open invitation; one by a card has no address. */
export type OpenInvitation = Omit<Invited, 'email'> & {
  email: string | null
  version: number
  state: 'unconfirmed' | 'pending'
}

/** Letters of a company to one address within a day. */
export const LETTERS_A_DAY = 5

/** Letters of a company within a day: enough for a condominium of a thousand units. */
export const COMPANY_LETTERS_A_DAY = 2_000

const DAY_SECONDS = 86_400

const invitation = sql.ref('i')
const membership = sql.ref('m')

/** People and open invitations, with the columns that lists and reads of people have. */
export const peopleAndInvited: Sql = sql`(
  SELECT u.id, u.version, u.status, u.created_at, u.created_by, u.updated_at, u.updated_by, u.deleted_at,
    u.name, u.email, u.phone, u.cpf, u.photo_file_id, u.last_login_at, u.search_text
  FROM users u
  UNION ALL
  SELECT i.id, i.version, 'ATIVO', i.created_at, i.created_by, i.updated_at, i.updated_by, NULL,
    i.name, i.email, NULL, NULL, NULL, NULL, i.search_text
  FROM invitations i WHERE i.state IN ('unconfirmed', 'pending'))`

/** The open invitation of an id, if the actor may see it; `FOR UPDATE`. */
export async function findOpen(
  { queries, actor }: TenantContext,
  id: string,
): Promise<OpenInvitation | null> {
  const found = await queries.first(sql<OpenInvitation>`
    SELECT i.id, i.version, i.tenant_id, i.name, i.email, i.role, i.resident_id, i.employee_id,
      i.provider_id, i.state, i.starts_on::text, i.ends_on::text
    FROM invitations i WHERE i.id = ${id} AND ${openInvitation(invitation, actor)} FOR UPDATE`)
  return found ?? null
}

/** Inserts an invitation; throws `id_taken` for an id that exists. */
export async function insertInvitation(
  { queries, actor }: TenantContext,
  invited: Invited,
  state: 'pending' | 'unconfirmed',
): Promise<void> {
  const { id, tenant_id, name, email, role, starts_on, ends_on } = invited
  const { resident_id, employee_id, provider_id } = invited
  const inserted = await queries.count(sql`
    INSERT INTO invitations (id, tenant_id, name, email, role, resident_id, employee_id,
      provider_id, starts_on, ends_on, invited_as, state, expires_at, letters, sent_at, created_by, updated_by)
    SELECT ${id}, ${tenant_id}, ${name}, ${email}, ${role}, ${resident_id}, ${employee_id},
      ${provider_id}, ${starts_on}, ${ends_on}, ${actor.role}, ${state}, ${linkEnd}, 1, now(), ${actor.userId}::uuid, ${actor.userId}::uuid
    WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = ${id})
    ON CONFLICT (id) DO NOTHING`)
  if (inserted === 0) throw problem('id_taken')
}

/**
 * Refuses to invite an address that this company has already, as a member or by an invitation.
 * Members of other companies do not count, as that would reveal them.
 */
export async function refuseKnown(
  { queries, actor }: TenantContext,
  { id, tenant_id: tenantId, email }: Invited,
): Promise<void> {
  const place = (alias: Sql) => sql`${alias}.tenant_id IS NOT DISTINCT FROM ${tenantId}::uuid`
  const existing = await queries.first(sql<{ id: string; title: string; visible: boolean }>`
    SELECT i.id, i.name AS title, ${openInvitation(invitation, actor)} AS visible
    FROM invitations i
    WHERE ${place(invitation)} AND lower(i.email) = lower(${email}) AND i.id <> ${id}
      AND i.state IN ('unconfirmed', 'pending')
    UNION ALL
    SELECT u.id, u.name, coalesce(${knownMembership(membership, actor)}, false)
    FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE ${place(membership)} AND m.deleted_at IS NULL
      AND u.deleted_at IS NULL AND lower(u.email) = lower(${email})
    ORDER BY visible DESC LIMIT 1`)
  if (!existing) return
  throw problem('duplicate', {
    errors: [{ field: 'email', code: 'duplicate' }],
    ...(existing.visible && { existing: { id: existing.id, title: existing.title } }),
  })
}

/**
 * Refuses one more letter of a company that has sent enough of them within a day, to this address
 * or in all; reminders and invitations both count. The letter is counted by the invitation's row,
 * not here.
 */
export async function refuseManyLetters(
  queries: Queries,
  { tenant_id: tenantId, email }: Pick<Invited, 'tenant_id' | 'email'>,
): Promise<void> {
  const place = tenantId === null ? sql`tenant_id IS NULL` : sql`tenant_id = ${tenantId}`
  const sent = async (which: Sql, most: number) => {
    const { letters, oldest } = await queries.one(sql<{ letters: number; oldest: number }>`
      SELECT coalesce(sum(letters), 0)::int AS letters,
        coalesce(extract(epoch FROM now() - min(letters_since)), 0)::int AS oldest
      FROM invitations
      WHERE ${place} AND letters_since > now() - interval '1 day' AND ${which}`)
    if (letters >= most) throw problem('throttled', { retry_after: DAY_SECONDS - oldest })
  }
  await sent(sql`lower(email) = lower(${email})`, LETTERS_A_DAY)
  await sent(sql`letters > 0`, COMPANY_LETTERS_A_DAY)
}

/**
 * Ends the earlier links of an invitation and starts the time of a new one, and counts its letter.
 */
export async function renewLink({ queries, actor }: TenantContext, id: string): Promise<void> {
  await queries.count(sql`
    UPDATE invitations SET generation = generation + 1, expires_at = ${linkEnd}, sent_at = now(),
      letters = CASE WHEN letters_since > now() - interval '1 day' THEN letters + 1 ELSE 1 END,
      letters_since = CASE WHEN letters_since > now() - interval '1 day' THEN letters_since ELSE now() END,
      version = version + 1, updated_at = now(), updated_by = ${actor.userId}
    WHERE id = ${id}`)
}
