import type { TenantActor } from '@portaria/contract/actors/actor'
import {
  type LockerSettings,
  lockerSettings,
} from '@portaria/contract/modules/companies/settings/locker-settings'
import {
  type ParcelSettings,
  parcelSettings,
} from '@portaria/contract/modules/companies/settings/parcel-settings'
import { heldStates } from '@portaria/contract/modules/custody/parcels'
import type { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { isActiveResident } from '../../people/public/residents.ts'
import { livesToday } from '../../units/public/occupancies.ts'
import { ownPerson } from '../../units/public/own-units.ts'

/** Whether the company still has a parcel, or a parcel in this state, for its household. */
export const isHeld = (state: unknown): boolean => heldStates.some((one) => one === state)

/** Whether the company still has a parcel of an alias, by the states of `isHeld`. */
export const isHeldRow = (parcel: Sql): Sql =>
  sql`(${parcel}.state IN ('arrived', 'told', 'reminded') AND ${parcel}.deleted_at IS NULL)`

/** Returns whether an occupancy allows its resident to see and collect the unit's parcels today. */
export const getsParcels = (occupancy: Sql, actor: TenantActor): Sql =>
  sql`${occupancy}.gets_parcels AND ${livesToday(occupancy, todayOf(actor))}`

/** Whether a parcel concerns the unit: a judicial letter to one person is for that person alone. */
const isOfUnit = (parcel: Sql): Sql =>
  sql`(${parcel}.kind <> 'judicial' OR ${parcel}.resident_id IS NULL)`

/**
 * Returns whether an occupancy allows its resident to see and collect a parcel of the unit: it must
 * have begun, by the company's day, when the parcel became the unit's. Earlier ones belong to
 * another household.
 */
const sharesParcel = (occupancy: Sql, parcel: Sql, actor: TenantActor): Sql => sql`(
  ${isOfUnit(parcel)} AND ${occupancy}.apartment_id = ${parcel}.apartment_id
  AND ${getsParcels(occupancy, actor)}
  AND ${occupancy}.starts_on <=
    (coalesce(${parcel}.redirected_at, ${parcel}.arrived_at) AT TIME ZONE
      (SELECT t.time_zone FROM tenants t WHERE t.id = ${actor.tenantId}))::date)`

/**
 * Returns the parcels that a condômino may see: addressed to them, and those of the units where
 * they get parcels, from the day on which they moved in.
 */
export const ofOwnParcels = (row: Sql, actor: TenantActor): Sql => sql`(
  ${row}.resident_id = ${ownPerson(actor)}
  OR EXISTS (
    SELECT 1 FROM occupancies o
    WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${ownPerson(actor)}
      AND ${sharesParcel(sql.ref('o'), row, actor)}))`

type Parcel = Partial<
  Pick<
    RowOf<typeof parcels>,
    'kind' | 'apartment_id' | 'resident_id' | 'redirected_at' | 'arrived_at'
  >
>

/**
 * Returns a parcel that is about to be written as a row with the alias `p`. Without `arrived_at`,
 * it arrives now.
 */
const asRow = (parcel: Parcel): Sql => sql`(SELECT ${parcel.kind ?? null}::text AS kind,
  ${parcel.apartment_id ?? null}::uuid AS apartment_id,
  ${parcel.resident_id ?? null}::uuid AS resident_id,
  ${parcel.redirected_at ?? null}::timestamptz AS redirected_at,
  coalesce(${parcel.arrived_at ?? null}::timestamptz, now()) AS arrived_at) p`

/**
 * Returns the users to notify of a parcel, among those who can sign in: the addressee, and those of
 * the unit who get its parcels and lived there when it arrived, or was redirected to them.
 */
export async function whoIsTold(
  { queries, actor }: TenantContext,
  parcel: Parcel,
): Promise<string[]> {
  const rows = await queries.all(sql<{ id: string }>`
    SELECT DISTINCT u.id
    FROM ${asRow(parcel)}
    JOIN memberships m ON m.tenant_id = ${actor.tenantId}
    JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
    WHERE ${liveUser} AND ${liveMembership}
      AND (m.resident_id = p.resident_id OR m.resident_id IN (
        SELECT o.resident_id FROM occupancies o
        WHERE o.tenant_id = ${actor.tenantId} AND ${sharesParcel(sql.ref('o'), sql.ref('p'), actor)}))
    ORDER BY u.id`)
  return rows.map(({ id }) => id)
}

/**
 * Whether a resident may collect a parcel without a reason: the addressee, or an active one of the
 * unit who may see it.
 */
export async function isParcelOf(
  { queries, actor }: TenantContext,
  parcel: Parcel,
  residentId: string,
): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM ${asRow(parcel)}
    WHERE p.resident_id = ${residentId}::uuid OR EXISTS (
      SELECT 1 FROM occupancies o
      WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${residentId}::uuid
        AND ${sharesParcel(sql.ref('o'), sql.ref('p'), actor)}
        AND ${isActiveResident(sql.ref('o.resident_id'), actor)})`)
  return found !== undefined
}

/** Reads how long the actor's company keeps parcels, and those in its lockers. */
export async function readParcelSettings({
  queries,
  actor,
}: TenantContext): Promise<ParcelSettings & { lockers: LockerSettings }> {
  type Stored = Parameters<typeof parcelSettings>[0] & Parameters<typeof lockerSettings>[0]
  const { settings } = await queries.one(sql<{ settings: Stored | null }>`
    SELECT settings FROM tenants WHERE id = ${actor.tenantId}`)
  return { ...parcelSettings(settings), lockers: lockerSettings(settings) }
}
