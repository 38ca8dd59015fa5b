import type {
  CollectedParcel,
  CustodyEvent,
  CustodyKind,
} from '@portaria/contract/modules/custody/parcels'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { ShownCode } from './parcel-codes.ts'

/** The data of a link that differ from the parcel's current ones. */
type Link = {
  kind: CustodyKind
  /** The code of a delegate. */
  codeId?: string
}

/** Adds a link to the chain of each parcel, with its place. */
export async function addCustody(
  { queries, actor }: TenantContext,
  ids: readonly string[],
  { kind, codeId }: Link,
): Promise<void> {
  const isRedirected = kind === 'redirected'
  await queries.count(sql`
    INSERT INTO parcel_events (tenant_id, id, parcel_id, kind, by_id, place, locker_id, door,
      cabinet_id, place_note, apartment_id, resident_id, code_id, reason)
    SELECT p.tenant_id, e.id, p.id, ${kind}, ${actor.userId}::uuid, p.place, p.locker_id, p.door,
      p.cabinet_id, p.place_note,
      CASE WHEN ${isRedirected} THEN p.apartment_id END,
      CASE WHEN ${isRedirected} THEN p.resident_id END, ${codeId ?? null}::uuid,
      CASE WHEN ${kind === 'lost'} THEN p.lost_report END
    FROM unnest(${ids.map(() => newId())}::uuid[], ${[...ids]}::uuid[]) AS e (id, parcel_id)
    JOIN parcels p ON p.tenant_id = ${actor.tenantId} AND p.id = e.parcel_id`)
}

/** Returns the unit that a row is for; null if none. */
export const unitTitle = (row: Sql): Sql => sql`(
  SELECT concat_ws(' · ', t.name, a.number) FROM apartments a
  JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
  WHERE a.tenant_id = ${row}.tenant_id AND a.id = ${row}.apartment_id)`

/** Returns the resident that a row names; null if none. */
export const residentTitle = (row: Sql, column: 'resident_id' | 'handed_to_id'): Sql => sql`(
  SELECT coalesce(nullif(r.social_name, ''), r.name) FROM residents r
  WHERE r.tenant_id = ${row}.tenant_id AND r.id = ${row}.${sql.ref(column)})`

/** Returns the locker with its door, or the cabinet, of a parcel's place in a row. */
export const whereTitle = (row: Sql): Sql => sql`coalesce(
  (SELECT concat_ws(' · ', l.name, ${row}.door) FROM lockers l
    WHERE l.tenant_id = ${row}.tenant_id AND l.id = ${row}.locker_id),
  (SELECT c.name FROM cabinets c
    WHERE c.tenant_id = ${row}.tenant_id AND c.id = ${row}.cabinet_id))`

type StoredEvent = Omit<CustodyEvent, 'at'> & { at: Date }

/**
 * Reads the chain of custody of a parcel. A household sees no names of staff, no places, and no
 * links from before the parcel became theirs.
 */
export async function custodyOf(
  { queries, actor }: TenantContext,
  { id }: { id: string },
): Promise<StoredEvent[]> {
  const isHousehold = actor.role === 'condomino'
  return queries.all(sql<StoredEvent>`
    SELECT e.kind, e.at,
      CASE WHEN NOT ${isHousehold} THEN u.name END AS by,
      e.place,
      CASE WHEN NOT ${isHousehold} THEN ${whereTitle(sql.ref('e'))} END AS "where",
      CASE WHEN NOT ${isHousehold} THEN e.place_note END AS place_note,
      CASE e.kind
        WHEN 'handed_over' THEN coalesce(p.handed_name, ${residentTitle(sql.ref('p'), 'handed_to_id')})
        WHEN 'redirected' THEN coalesce(
          ${unitTitle(sql.ref('e'))}, ${residentTitle(sql.ref('e'), 'resident_id')})
        ELSE c.delegate END AS to_name,
      CASE WHEN e.kind = 'handed_over' THEN p.handed_how END AS how,
      CASE e.kind
        WHEN 'handed_over' THEN p.handed_reason
        WHEN 'returned' THEN p.returned_reason
        WHEN 'lost' THEN e.reason
        WHEN 'refused' THEN p.refused_statement END AS reason
    FROM parcel_events e
    JOIN parcels p ON p.tenant_id = e.tenant_id AND p.id = e.parcel_id
    LEFT JOIN users u ON u.id = e.by_id
    LEFT JOIN parcel_codes c ON c.tenant_id = e.tenant_id AND c.id = e.code_id
    WHERE e.tenant_id = ${actor.tenantId} AND e.parcel_id = ${id}
      AND (NOT ${isHousehold} OR e.kind = 'received' OR e.ordinal >= coalesce((
        SELECT max(r.ordinal) FROM parcel_events r
        WHERE r.tenant_id = e.tenant_id AND r.parcel_id = e.parcel_id AND r.kind = 'redirected'), 0))
    ORDER BY e.ordinal`)
}

/** Reads the parcel of a code told at the desk: its owner, its place, and the collecting person. */
export function readCollected(
  { queries, actor }: TenantContext,
  { parcelId, delegate }: ShownCode,
  handed: boolean,
): Promise<CollectedParcel> {
  const parcel = sql.ref('p')
  return queries.one(sql<CollectedParcel>`
    SELECT p.id, p.number,
      coalesce(${unitTitle(parcel)}, ${residentTitle(parcel, 'resident_id')}, '') AS whose,
      p.place, ${whereTitle(parcel)} AS "where", p.place_note, ${delegate}::text AS delegate,
      ${handed}::boolean AS handed
    FROM parcels p WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${parcelId}`)
}
