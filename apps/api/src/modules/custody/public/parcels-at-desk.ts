import { typedParcel } from '@portaria/contract/modules/custody/typed-parcel'
import type { GateParcel, WaitingParcels } from '@portaria/contract/modules/gate/gate'
import { searchReadings } from '@portaria/contract/value-types/search-words'
import { trackingKey } from '@portaria/contract/value-types/tracking-code'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { beginsWords } from '../../../platform/database/word-conditions.ts'
import { named } from '../../../register-endpoints/named-row.ts'
import { residentTitle, unitTitle, whereTitle } from './parcel-custody.ts'
import { isHeldRow } from './parcels.ts'

/** Minimum length of a label's tracking code. */
const TRACKING_MIN = 6

type Stored = Omit<GateParcel, 'apartment' | 'resident'> & {
  apartment_id: string | null
  apartment_title: string | null
  resident_id: string | null
  resident_title: string | null
}

/**
 * Finds parcels by a typed text: those with exactly that tracking code, waiting ones first; the
 * waiting parcel with that number, or a finished one if the text names a parcel; and waiting
 * parcels whose carrier matches the words.
 */
export async function parcelsOfTyped(
  context: TenantContext,
  typed: string,
  limit: number,
): Promise<GateParcel[]> {
  const { actor } = context
  const key = trackingKey(typed)
  const asked = typedParcel(typed)
  const readings = /\p{L}{3}/u.test(typed) && !asked ? searchReadings(typed) : []
  const parcel = sql.ref('p')
  const isLive = sql`p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL`
  // These are separate queries, so that each uses its index: with `OR` all parcels ever received
  // would be read.
  const found = [
    ...(key.length >= TRACKING_MIN
      ? [
          sql`SELECT p.id, true AS by_tracking FROM parcels p
          WHERE ${isLive} AND p.tracking_key = ${key}`,
        ]
      : []),
    ...(asked
      ? [
          sql`SELECT p.id, false AS by_tracking FROM parcels p
          WHERE ${isLive} AND p.number COLLATE "C" = ${asked.number} AND ${isHeldRow(parcel)}`,
        ]
      : []),
    // A finished parcel is included if the text names a parcel and nothing else has the number.
    ...(asked?.isNamed
      ? [
          sql`SELECT p.id, false AS by_tracking FROM parcels p
          WHERE ${isLive} AND search_normal(p.number) = search_normal(${asked.number})`,
        ]
      : []),
    ...(readings.length > 0
      ? [
          sql`(SELECT p.id, false AS by_tracking FROM parcels p
          WHERE ${isLive} AND ${isHeldRow(parcel)}
            AND ${beginsWords(readings)(sql`p.search_text`)}
          ORDER BY p.arrived_at DESC, p.id LIMIT ${limit})`,
        ]
      : []),
  ]
  return found.length === 0 ? [] : readParcels(context, sql.join(found, sql` UNION ALL `), limit)
}

/** Reads the waiting parcels of a unit, including those for one of its people alone. */
export function parcelsOfUnit(
  context: TenantContext,
  apartmentId: string,
  limit: number,
): Promise<GateParcel[]> {
  const { tenantId } = context.actor
  const ofUnit = sql`SELECT p.id, false AS by_tracking FROM parcels p
    WHERE p.tenant_id = ${tenantId} AND p.deleted_at IS NULL AND p.apartment_id = ${apartmentId}
      AND ${isHeldRow(sql.ref('p'))}`
  return readParcels(context, ofUnit, limit)
}

/** Reads parcels of a query of `id` and `by_tracking`, waiting ones first. */
async function readParcels(
  { queries, actor }: TenantContext,
  found: Sql,
  limit: number,
): Promise<GateParcel[]> {
  const parcel = sql.ref('p')
  const rows = await queries.all(sql<Stored>`
    SELECT p.id, p.number, p.kind, p.state, p.carrier, p.tracking, p.place, p.place_note,
      ${isHeldRow(parcel)} AS held,
      coalesce(${isHeldRow(parcel)} AND p.due_at < now(), false) AS overdue,
      p.apartment_id, ${unitTitle(parcel)} AS apartment_title,
      p.resident_id, ${residentTitle(parcel, 'resident_id')} AS resident_title,
      ${whereTitle(parcel)} AS "where", f.by_tracking
    FROM (
      SELECT id, bool_or(by_tracking) AS by_tracking
      FROM (${found}) arms GROUP BY id
    ) f JOIN parcels p ON p.tenant_id = ${actor.tenantId} AND p.id = f.id AND p.deleted_at IS NULL
    ORDER BY held DESC, p.arrived_at DESC, p.id LIMIT ${limit}`)
  return rows.map(({ apartment_id, apartment_title, resident_id, resident_title, ...row }) => ({
    ...row,
    apartment: named(apartment_id, apartment_title),
    resident: named(resident_id, resident_title),
  }))
}

/** Counts the waiting parcels, in all and per unit, or per resident if they are for no unit. */
export async function readWaiting({ queries, actor }: TenantContext): Promise<WaitingParcels> {
  const rows = await queries.all(sql<{
    apartment_id: string | null
    resident_id: string | null
    count: number
    overdue: number
  }>`
    SELECT p.apartment_id, CASE WHEN p.apartment_id IS NULL THEN p.resident_id END AS resident_id,
      count(*)::int AS count, (count(*) FILTER (WHERE p.due_at < now()))::int AS overdue
    FROM parcels p
    WHERE p.tenant_id = ${actor.tenantId} AND ${isHeldRow(sql.ref('p'))}
    GROUP BY 1, 2 ORDER BY 1, 2`)
  const sumOf = (name: 'count' | 'overdue') => rows.reduce((sum, row) => sum + row[name], 0)
  return {
    held: sumOf('count'),
    overdue: sumOf('overdue'),
    units: rows.flatMap(({ apartment_id: id, count }) => (id === null ? [] : [{ id, count }])),
    residents: rows.flatMap(({ resident_id: id, count }) => (id === null ? [] : [{ id, count }])),
  }
}
