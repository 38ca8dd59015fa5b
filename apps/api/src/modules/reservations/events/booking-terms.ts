import type { TenantActor } from '@portaria/contract/actors/actor'
import type { BookedArea, Span } from '@portaria/contract/modules/reservations/events/free-times'
import { dayAfter } from '@portaria/contract/value-types/date'
import { localOf } from '@portaria/contract/value-types/zoned-time'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { holidaysAmong } from '../../companies/public/holidays.ts'
import { validityOf, versionsOf } from '../../rules/public/rule-validity.ts'
import { isLapsed } from '../event-rows/event-ends.ts'

/** The terms of an area by which reservations are judged. */
export type AreaTerms = BookedArea & {
  readonly id: string
  readonly name: string
  readonly capacity: number
  readonly max_guests: number | null
  readonly needs_approval: boolean | null
  readonly quota: number | null
  readonly quota_period: 'week' | 'month' | 'quarter' | 'year' | null
  readonly cancel_hours: number | null
  readonly late_cancel_counts: boolean | null
  readonly no_show_counts: boolean | null
  readonly relations: readonly string[]
  readonly towers: readonly string[]
  readonly fee: string | null
  readonly deposit: string | null
  /** The version in force of the rule that the area refers to. */
  readonly rule: { readonly id: string; readonly title: string } | null
  /** Areas that close with it, by links in either direction. */
  readonly linked: readonly string[]
  /** The company's time zone, and the current moment. */
  readonly zone: string
  readonly now: Date
}

const rowsOf = (table: string, columns: Sql): Sql => sql`coalesce((
  SELECT json_agg(json_build_object(${columns}) ORDER BY c.ordinal) FROM ${sql.table(table)} c
  WHERE c.tenant_id = r.tenant_id AND c.common_area_id = r.id), '[]')`

const hours = sql`'weekdays', c.weekdays, 'starts_at', c.starts_at, 'ends_at', c.ends_at`
const closure = sql`'blackout', c.blackout, 'starts_on', c.starts_on, 'ends_on', c.ends_on,
  'weekdays', c.weekdays, 'reason', c.reason`

/** Returns the areas that close with one, by links in either direction. */
export const linkedOf = (actor: TenantActor, areaId: string): Sql => sql`
  SELECT l.linked_area_id FROM common_area_links l
  WHERE l.tenant_id = ${actor.tenantId} AND l.common_area_id = ${areaId}
  UNION SELECT l.common_area_id FROM common_area_links l
  WHERE l.tenant_id = ${actor.tenantId} AND l.linked_area_id = ${areaId}`

/**
 * Reads the terms of a live area, undefined if there is none. With `lock` nobody else books it or
 * one that closes with it, or changes their terms, until the transaction ends: quotas are counted
 * under that lock, and two overlapping bookings wait for each other here, in the order of ids,
 * instead of deadlocking where an exclusion is checked.
 */
export async function readTerms(
  { queries, actor, at }: TenantContext,
  id: string,
  { lock }: { lock: boolean },
): Promise<AreaTerms | undefined> {
  // Sent together: the terms are read once the lock is held, without another round trip.
  const locked = lock
    ? queries.all(sql`
        SELECT 1 FROM common_areas a
        WHERE a.tenant_id = ${actor.tenantId} AND (a.id = ${id} OR a.id IN (${linkedOf(actor, id)}))
        ORDER BY a.id FOR NO KEY UPDATE`)
    : null
  const read = queries.first(sql<AreaTerms>`
    SELECT r.id, r.name, r.status, r.condition, r.booking_mode, r.capacity, r.max_guests,
      r.min_minutes, r.max_minutes, r.buffer_before, r.buffer_after, r.min_notice_hours,
      r.max_ahead_days, r.needs_approval, r.quota, r.quota_period, r.cancel_hours,
      r.late_cancel_counts, r.no_show_counts, r.relations, r.fee::text, r.deposit::text,
      ${rowsOf('common_area_opening', hours)} AS opening,
      ${rowsOf('common_area_slots', hours)} AS slots,
      ${rowsOf('common_area_blackouts', closure)} AS blackouts,
      ARRAY(SELECT t.tower_id FROM common_area_towers t
        WHERE t.tenant_id = r.tenant_id AND t.common_area_id = r.id) AS towers,
      ARRAY(${linkedOf(actor, id)}) AS linked,
      (SELECT json_build_object('id', v.id, 'title', v.title)
       FROM rules own JOIN rules v ON ${versionsOf(sql.ref('v'), sql.ref('own'))}
       WHERE own.tenant_id = r.tenant_id AND own.id = r.rule_id
         AND ${validityOf(sql.ref('v'), actor)} = 'in_force' LIMIT 1) AS rule,
      t.time_zone AS zone, coalesce(${at ?? null}::timestamptz, now()) AS now
    FROM common_areas r JOIN tenants t ON t.id = r.tenant_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${id} AND r.deleted_at IS NULL`)
  const [, found] = await together(locked, read)
  return found
}

/** Reads the holidays for the closures of an area: on some days and on those after them. */
export async function holidaysAround(
  { queries, actor }: TenantContext,
  { blackouts }: Pick<AreaTerms, 'blackouts'>,
  days: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!blackouts.some(({ blackout }) => blackout.startsWith('holiday'))) return new Set()
  return holidaysAmong(queries, actor.tenantId, [
    ...new Set(days.flatMap((day) => [day, dayAfter(day, 1)])),
  ])
}

/** A blocked time, and its reservation. */
export type Busy = Span & { readonly eventId: string }

/**
 * Reads the times between two moments at which an area cannot be booked: its blocks, and the use of
 * areas that close with it.
 */
export function readBusy(
  { queries, actor }: TenantContext,
  { id, linked }: Pick<AreaTerms, 'id' | 'linked'>,
  { from, to }: Span,
): Promise<Busy[]> {
  return queries.all(sql<Busy>`
    SELECT b.event_id AS "eventId", lower(b.blocked_during) AS "from", upper(b.blocked_during) AS "to" FROM event_blocks b
    WHERE b.tenant_id = ${actor.tenantId}
      AND (b.common_area_id = ${id}
        OR (b.is_own AND b.common_area_id = ANY(${[...linked]}::uuid[])))
      AND b.blocked_during && tstzrange(${from}, ${to})
      AND NOT EXISTS (SELECT 1 FROM events e
        WHERE e.tenant_id = b.tenant_id AND e.id = b.event_id AND ${isLapsed(sql.ref('e'), sql`now()`)})
    ORDER BY b.blocked_during`)
}

/**
 * Returns the taken times without those of one reservation, which does not stand in its own way.
 */
export const withoutEvent = (busy: readonly Busy[], eventId: string | null): Busy[] =>
  busy.filter((one) => one.eventId !== eventId)

/** Returns the day that a time belongs to, which is the day of its start. */
export const dayOf = ({ zone }: Pick<AreaTerms, 'zone'>, from: Date): string =>
  localOf(from, zone).day
