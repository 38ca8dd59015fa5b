import type { TenantActor } from '@portaria/contract/actors/actor'
import type { FieldCode } from '@portaria/contract/record-checks/field-codes'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { isMinorToday } from './minors.ts'

/** Reasons why a resident can have no login, by letter or card; codes of the field `login`. */
export type LoginRefusal =
  | 'login_exists'
  | 'login_over'
  | 'login_unaccepted'
  | 'login_inactive'
  | 'login_former'
  | 'login_minor'

/** The problem of a call that this code refuses, on the field `login`. */
export const loginProblem = (code: FieldCode) =>
  problem('state_conflict', { errors: [{ field: 'login', code }] })

/** Whether a resident of the alias has a membership as condomino that meets the condition. */
const isMember = (resident: Sql, condition: Sql): Sql => sql`EXISTS (
  SELECT 1 FROM memberships lm
  WHERE lm.tenant_id = ${resident}.tenant_id AND lm.resident_id = ${resident}.id
    AND lm.role = 'condomino' AND lm.deleted_at IS NULL AND ${condition})`

/** Whether a resident of the alias has a current login. */
export const hasLogin = (resident: Sql, actor: TenantActor): Sql =>
  isMember(
    resident,
    sql`lm.status = 'ATIVO' AND coalesce(least(lm.ends_on, lm.leaves_on) >= ${todayOf(actor)}, true)`,
  )

/** Whether a resident of the alias has an open invitation. */
export const isInvited = (resident: Sql): Sql => sql`EXISTS (
  SELECT 1 FROM invitations li
  WHERE li.tenant_id = ${resident}.tenant_id AND li.resident_id = ${resident}.id
    AND li.role = 'condomino' AND li.state = 'pending')`

/** Whether all occupancies of a resident of the alias are over; a future one counts as not over. */
const hasLeft = (resident: Sql, actor: TenantActor): Sql => {
  const any = (condition: Sql) => sql`EXISTS (
    SELECT 1 FROM occupancies lo
    WHERE lo.tenant_id = ${resident}.tenant_id AND lo.resident_id = ${resident}.id
      AND lo.deleted_at IS NULL AND ${condition})`
  const isOpen = sql`coalesce(least(lo.ends_on, lo.leaves_on) >= ${todayOf(actor)}, true)`
  return sql`(${any(sql`true`)} AND NOT ${any(isOpen)})`
}

/** The `LoginRefusal` of a resident of the alias; null where they may be invited. */
export const loginRefusal = (resident: Sql, actor: TenantActor): Sql => sql`CASE
  WHEN ${hasLogin(resident, actor)} THEN 'login_exists'
  WHEN ${isMember(resident, sql`true`)} THEN 'login_over'
  WHEN ${resident}.approval IN ('pending', 'refused') THEN 'login_unaccepted'
  WHEN ${resident}.status <> 'ATIVO' THEN 'login_inactive'
  WHEN ${hasLeft(resident, actor)} THEN 'login_former'
  WHEN ${isMinorToday(resident, actor)} THEN 'login_minor'
END`

/**
 * Locks a live resident, so that only one of two simultaneous acceptances gets the login. Returns
 * the reason against a login; undefined if the resident is gone.
 */
export async function lockForLogin(
  { queries, actor }: TenantContext,
  residentId: string,
): Promise<{ refusal: LoginRefusal | null } | undefined> {
  const locked = await queries.first(sql`
    SELECT 1 FROM residents
    WHERE tenant_id = ${actor.tenantId} AND id = ${residentId} AND deleted_at IS NULL
    FOR NO KEY UPDATE`)
  // A statement of its own sees the commits that happened while this one waited.
  if (!locked) return undefined
  return queries.one(sql<{ refusal: LoginRefusal | null }>`
    SELECT ${loginRefusal(sql.ref('r'), actor)} AS refusal FROM residents r
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${residentId}`)
}
