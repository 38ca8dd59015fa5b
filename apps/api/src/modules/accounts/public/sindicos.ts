import type { Role } from '@portaria/contract/actors/roles'
import type { memberships } from '@portaria/contract/modules/accounts/memberships/memberships'
import { sql } from 'kysely'
import type { Queries, Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { problem } from '../../../platform/problem.ts'
import { liveUser } from '../../../platform/sessions/live-membership.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'

/**
 * Whether it is a síndico's membership that is not over by its own days, ignoring planned
 * departures.
 */
const isSindicosByDays = (membership: Sql): Sql => sql`
  ${membership}.role = 'sindico' AND ${membership}.deleted_at IS NULL AND ${membership}.status = 'ATIVO'
  AND ${membership}.invitation IS NULL
  AND (${membership}.ends_on IS NULL OR ${membership}.ends_on >= tenant_today(${membership}.tenant_id))`

/**
 * A síndico's membership that is not over, of the alias `membership`: it may begin on a later day, and
 * its company may be inactive, which ends nobody's term. A departure ends it with its day.
 */
export const isSindicoTerm = (membership: Sql): Sql => sql`
  ${isSindicosByDays(membership)}
  AND coalesce(${membership}.leaves_on >= tenant_today(${membership}.tenant_id), true)`

/** Whether a síndico's membership counts today, by the day of its own tenant. */
const isSindicoToday = (membership: Sql): Sql => sql`
  ${isSindicoTerm(membership)} AND ${membership}.starts_on <= tenant_today(${membership}.tenant_id)`

/** The values of a membership that is written now. */
type WrittenMembership = Pick<
  NewRowOf<typeof memberships>,
  'role' | 'status' | 'tenant_id' | 'starts_on' | 'ends_on'
>

/** Whether a membership, as it is about to be written, makes a síndico today. */
export async function holdsSindicoToday(
  queries: Queries,
  { role, status, tenant_id: tenantId, starts_on: startsOn, ends_on: endsOn }: WrittenMembership,
): Promise<boolean> {
  if (role !== 'sindico' || status !== 'ATIVO') return false
  const { holds } = await queries.one(sql<{ holds: boolean }>`
    SELECT ${startsOn}::date <= today AND coalesce(${endsOn}::date >= today, true) AS holds
    FROM tenant_today(${tenantId}) AS today`)
  return holds
}

/**
 * Whether a membership, as it is about to be written, makes a síndico today or from a later day on.
 */
export async function isSindicoOnwards(
  queries: Queries,
  { role, status, tenant_id: tenantId, ends_on: endsOn }: WrittenMembership,
): Promise<boolean> {
  if (role !== 'sindico' || status !== 'ATIVO') return false
  const { lasts } = await queries.one(sql<{ lasts: boolean }>`
    SELECT coalesce(${endsOn}::date >= tenant_today(${tenantId}), true) AS lasts`)
  return lasts
}

/**
 * Refuses to end a person's role of síndico, in every company or by one membership, if nobody else
 * there has the role (accounts §6). A term that a departure ends is judged by its own days, since
 * the job that ends it has yet to run. The company's row is locked: otherwise two calls that end
 * the last two síndicos at once would each find the other one.
 */
export async function requireOtherSindico(
  queries: Queries,
  ending: { userId: string } | { membershipId: string },
): Promise<void> {
  const membership = sql.ref('m')
  const ended =
    'userId' in ending ? sql`m.user_id = ${ending.userId}` : sql`m.id = ${ending.membershipId}`
  const companies = await queries.all(sql<{ id: string }>`
    SELECT t.id FROM tenants t
    WHERE t.id IN (
      SELECT m.tenant_id FROM memberships m WHERE ${ended} AND ${isSindicosByDays(membership)}
        AND m.starts_on <= tenant_today(m.tenant_id))
    ORDER BY t.id FOR NO KEY UPDATE`)
  for (const { id } of companies) {
    const other = await queries.first(sql`
      SELECT 1 FROM memberships m JOIN users u ON u.id = m.user_id
      WHERE m.tenant_id = ${id} AND ${isSindicoToday(membership)} AND NOT (${ended})
        AND ${liveUser}`)
    if (!other) throw problem('last_sindico')
  }
}

/**
 * Whether a company has a síndico, even one whose term begins later, and even if the company is
 * inactive. The company's row is locked, so that of two calls that make its first síndico at once
 * the second finds the first one's.
 */
async function hasSindico(queries: Queries, tenantId: string): Promise<boolean> {
  await queries.first(sql`SELECT 1 FROM tenants WHERE id = ${tenantId} FOR NO KEY UPDATE`)
  const found = await queries.first(sql`
    SELECT 1 FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.tenant_id = ${tenantId} AND ${isSindicoTerm(sql.ref('m'))} AND ${liveUser}
    LIMIT 1`)
  return found !== undefined
}

/** A person who will be síndico, by an invitation or a membership. */
export type NewSindico = {
  register: 'users' | 'memberships'
  id: string
  role: Role
  tenantId: string | null
}

/**
 * Announces a new síndico to the present ones of a company; one whom staff appoint waits until a
 * síndico, or an administrator, confirms (accounts §5). Returns whether it waits. Call it before
 * the row is written.
 */
export async function announceSindico(
  context: TenantContext,
  { register, id, role, tenantId }: NewSindico,
): Promise<boolean> {
  const { queries, actor } = context
  if (role !== 'sindico' || tenantId === null) return false
  if (!(await hasSindico(queries, tenantId))) return false
  const waits = actor.role === 'staff'
  await enqueueJob(context, {
    task: 'announce_sindico',
    data: { tenantId, register, id, waits },
    key: id,
  })
  return waits
}
