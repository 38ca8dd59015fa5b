import type { TenantActor } from '@portaria/contract/actors/actor'
import {
  type VisitSettings,
  visitSettings,
} from '@portaria/contract/modules/companies/settings/visit-settings'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { isActiveResident } from '../../people/public/residents.ts'
import { livesToday } from '../../units/public/occupancies.ts'
import { ownPerson } from '../../units/public/own-units.ts'
import type { Destined } from './destinations.ts'

/** The zone of the actor's company. */
const zoneOf = ({ tenantId }: TenantActor): Sql =>
  sql`(SELECT t.time_zone FROM tenants t WHERE t.id = ${tenantId})`

/**
 * Rows of visits, passes or item permits that a condomino may see: those that they made for their
 * unit while they lived there; and, if they may authorise visitors of a unit, all of its rows from
 * the day on which they moved in. Rows that they made as síndico or at the gate do not count as
 * theirs. Visits of former households, of other households and of a landlord's tenants are hidden
 * (visits §14).
 */
export const ofOwnPermits = (row: Sql, actor: TenantActor): Sql => {
  const madeOn = sql`(${row}.created_at AT TIME ZONE ${zoneOf(actor)})::date`
  return sql`EXISTS (
    SELECT 1 FROM occupancies o
    WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${ownPerson(actor)}
      AND o.apartment_id = ${row}.apartment_id AND o.deleted_at IS NULL
      AND o.relation <> 'landlord' AND o.starts_on <= ${madeOn}
      AND (o.ends_on IS NULL OR o.ends_on >= ${madeOn})
      AND (${row}.created_by = ${actor.userId} OR (${mayAuthorize(sql.ref('o'), actor)})))`
}

/** Whether a visit is by officials, of whom those whom they come for must not learn. */
export const isByOfficials = (row: Sql): Sql => sql`(${row}.kind = 'official')`

/**
 * Visits that a condomino may see, by the same rule but without officials, so that the people they
 * come for are not warned. Visits to a common area are seen by the person who receives guests
 * there.
 */
export const ofOwnVisits = (row: Sql, actor: TenantActor): Sql =>
  sql`(NOT ${isByOfficials(row)} AND (${ofOwnPermits(row, actor)}
    OR (${row}.common_area_id IS NOT NULL AND ${row}.host_id = ${ownPerson(actor)})))`

/** Whether the resident of an occupancy may authorise visitors today. */
export const mayAuthorize = (occupancy: Sql, actor: TenantActor): Sql => sql`
  ${occupancy}.may_authorize_visitors AND ${livesToday(occupancy, todayOf(actor))}`

/** Whether the acting condomino may authorise visitors of an apartment today. */
export async function mayAuthorizeAt(
  { queries, actor }: TenantContext,
  apartmentId: string,
): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM occupancies o
    WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${ownPerson(actor)}
      AND o.apartment_id = ${apartmentId} AND ${mayAuthorize(sql.ref('o'), actor)}`)
  return found !== undefined
}

/**
 * Whether the acting condomino may let somebody in to a destination: to their unit, or to a place
 * where they receive them.
 */
export async function mayLetIn(context: TenantContext, row: Destined): Promise<boolean> {
  const { apartment_id: apartment, common_area_id: area, host_id: host } = row
  if (apartment != null) return mayAuthorizeAt(context, apartment)
  if (area == null || host == null || host !== (await ownResident(context))) return false
  return livesIn(context, host, null)
}

/** Whether an active resident lives in an apartment today, or in any where none is given. */
export async function livesIn(
  { queries, actor }: TenantContext,
  residentId: string,
  apartmentId: string | null,
): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM occupancies o
    WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${residentId}
      AND (${apartmentId}::uuid IS NULL OR o.apartment_id = ${apartmentId}::uuid) AND ${livesToday(sql.ref('o'), todayOf(actor))}
      AND ${isActiveResident(sql.ref('o.resident_id'), actor)}`)
  return found !== undefined
}

/** The resident of the acting condomino; null for all other actors. */
export async function ownResident({ queries, actor }: TenantContext): Promise<string | null> {
  if (actor.role !== 'condomino') return null
  const { id } = await queries.one(sql<{ id: string | null }>`SELECT ${ownPerson(actor)} AS id`)
  return id
}

/** The settings of the actor's company for visits. */
export async function readVisitSettings({
  queries,
  actor: { tenantId },
}: TenantContext): Promise<VisitSettings> {
  const { settings } = await queries.one(
    sql<{ settings: Parameters<typeof visitSettings>[0] }>`
      SELECT settings FROM tenants WHERE id = ${tenantId}`,
  )
  return visitSettings(settings)
}

/**
 * The users who may answer for an apartment today, for an employee, or for the host of a common
 * area.
 */
export async function whoAnswers(
  { queries, actor }: TenantContext,
  row: Destined,
): Promise<string[]> {
  const { apartment_id: apartment, employee_id: employee, common_area_id: area } = row
  const host = area == null ? null : (row.host_id ?? null)
  const rows = await queries.all(sql<{ id: string }>`
    SELECT DISTINCT m.user_id AS id FROM memberships m
    WHERE m.tenant_id = ${actor.tenantId} AND m.deleted_at IS NULL
      AND (m.employee_id = ${employee ?? null}::uuid OR m.resident_id = ${host}::uuid OR m.resident_id IN (
        SELECT o.resident_id FROM occupancies o
        WHERE o.tenant_id = ${actor.tenantId} AND o.apartment_id = ${apartment ?? null}::uuid
          AND ${mayAuthorize(sql.ref('o'), actor)}))`)
  return rows.map(({ id }) => id)
}
