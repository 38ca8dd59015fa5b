import type { TenantActor } from '@portaria/contract/actors/actor'
import { isPlatformRole } from '@portaria/contract/actors/roles'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { writableRoles } from './writable-roles.ts'

/** Whether an actor acts for the platform. */
export const isOfPlatform = ({ role }: TenantActor) => role === 'system' || isPlatformRole(role)

/**
 * Memberships of roles that the actor may write; roles of a company see only those of their own
 * company.
 */
export const lowerMembership = (row: Sql, actor: TenantActor): Sql => {
  const ofOwnTenant = isOfPlatform(actor) ? sql`true` : sql`${row}.tenant_id = ${actor.tenantId}`
  return sql`(${row}.role = ANY(${writableRoles(actor)}::text[]) AND ${ofOwnTenant})`
}

/**
 * Returns the condition of `lowerMembership`; for a síndico it also allows síndicos of their
 * company who wait for a síndico's confirmation.
 */
const toConfirmOrLower = (row: Sql, actor: TenantActor, waits: Sql): Sql =>
  actor.role === 'sindico'
    ? sql`(${lowerMembership(row, actor)} OR (${row}.role = 'sindico' AND ${waits} = 'unconfirmed'
        AND ${row}.tenant_id = ${actor.tenantId}))`
    : lowerMembership(row, actor)

/** The condition that a membership of the alias `row` may be seen by the actor. */
export const knownMembership = (row: Sql, actor: TenantActor): Sql =>
  toConfirmOrLower(row, actor, sql`${row}.invitation`)

/** Open invitations that the actor may see, of the alias `row`. */
export const openInvitation = (row: Sql, actor: TenantActor): Sql => sql`(
  ${row}.state IN ('unconfirmed', 'pending')
  AND ${toConfirmOrLower(row, actor, sql`${row}.state`)})`
