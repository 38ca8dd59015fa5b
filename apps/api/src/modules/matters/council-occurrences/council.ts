import type { TenantActor } from '@portaria/contract/actor'
import { openOccurrenceStates } from '@portaria/contract/modules/matters/occurrences/occurrence-fields'
import { sql } from 'kysely'
import type { CouncilHolds } from '../../../parts/council-holds.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import { todayOf } from '../../companies/public/company-day.ts'

/** Whether the user of a membership of the alias is a síndico of its company: no síndico sits on the council. */
export const isOfSindico = (membership: Sql, actor: TenantActor): Sql => sql`EXISTS (
  SELECT 1 FROM memberships s
  WHERE s.user_id = ${membership}.user_id AND s.tenant_id = ${membership}.tenant_id
    AND s.role = 'sindico' AND s.status = 'ATIVO' AND s.deleted_at IS NULL
    AND s.starts_on <= ${todayOf(actor)} AND coalesce(s.ends_on, ${todayOf(actor)}) >= ${todayOf(actor)})`

/** Whether the actor sits on the council. */
export const isOnCouncil = (actor: TenantActor): Sql => sql`EXISTS (
  SELECT 1 FROM memberships c
  WHERE c.id = ${actor.membershipId} AND c.tenant_id = ${actor.tenantId} AND c.council
    AND c.role = 'condomino' AND NOT ${isOfSindico(sql.ref('c'), actor)})`

/** Whether the actor decides about what accuses a síndico: an administrator, or somebody of the council. */
export async function decides({ queries, actor }: TenantContext): Promise<boolean> {
  if (actor.role === 'master' || actor.role === 'admin' || actor.role === 'system') return true
  const { sits } = await queries.one(sql<{ sits: boolean }>`SELECT ${isOnCouncil(actor)} AS sits`)
  return sits
}

/** The users who sit on the council of the actor's company. */
export async function councilMembers({ queries, actor }: TenantContext): Promise<string[]> {
  const rows = await queries.all(sql<{ id: string }>`
    SELECT DISTINCT u.id FROM memberships m
    JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
    WHERE m.tenant_id = ${actor.tenantId} AND m.council AND m.role = 'condomino'
      AND ${liveUser} AND ${liveMembership} AND NOT ${isOfSindico(sql.ref('m'), actor)}
    ORDER BY u.id`)
  return rows.map(({ id }) => id)
}

/** While a matter is open, the council that decides about it stays as it is. */
export const councilHolds: CouncilHolds = async ({ queries, actor }) =>
  (await queries.first(sql`
    SELECT 1 FROM council_occurrences
    WHERE tenant_id = ${actor.tenantId} AND deleted_at IS NULL
      AND state = ANY(${[...openOccurrenceStates]}::text[]) LIMIT 1`)) !== undefined
