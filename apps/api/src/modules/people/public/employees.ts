import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isActiveRow, isLiveRow } from '../../../register-endpoints/live-rows.ts'

/**
 * Whether an employee has not been dismissed; a suspended employee is inactive, but still employed.
 */
export const isEmployed = (employee: Sql): Sql => sql`
  (${isLiveRow(employee)} AND ${employee}.employment = 'active')`

/**
 * Whether an employee is employed by the clock: a dismissal ends the employment with its day, even
 * if its job runs late.
 */
export const isEmployedToday = (employee: Sql): Sql => sql`
  (${isEmployed(employee)}
    AND coalesce(${employee}.leaves_on >= tenant_today(${employee}.tenant_id), true))`

/** Whether an employee works here now. */
export const isAtWork = (employee: Sql): Sql => sql`
  (${isActiveRow(employee)} AND ${isEmployedToday(employee)})`

/** The employee that a funcionario's membership stands for. */
export const ownEmployee = (actor: TenantActor): Sql => sql`
  (SELECT m.employee_id FROM memberships m WHERE m.id = ${actor.membershipId})`

/** The actor as an employee; null for other actors, and for managers. */
export async function readOwnEmployee({ queries, actor }: TenantContext): Promise<string | null> {
  if (actor.role !== 'funcionario') return null
  const own = await queries.first(sql<{ employee_id: string | null }>`
    SELECT m.employee_id FROM memberships m
    WHERE m.id = ${actor.membershipId} AND m.tenant_id = ${actor.tenantId}`)
  return own?.employee_id ?? null
}
