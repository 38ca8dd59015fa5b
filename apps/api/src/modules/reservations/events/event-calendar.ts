import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import {
  CALENDAR_ROWS,
  type EventCalendar,
} from '@portaria/contract/modules/reservations/events/event-calendar'
import { heldEventStates } from '@portaria/contract/modules/reservations/events/events'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { instantOf } from '@portaria/contract/value-types/zoned-time'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import { companyName } from '../../companies/public/companies.ts'
import { isLapsed } from '../event-rows/event-ends.ts'
import { isSeen } from '../event-rows/seen-events.ts'
import type { FiledEvent } from './event-file.ts'

export type AskedDays = {
  /** The first day, and the one after the last. */
  readonly from: string
  readonly to: string
  /** Null for every area. */
  readonly area: string | null
}

type Shown = Omit<EventCalendar['events'][number], 'starts_at' | 'ends_at'> & {
  starts_at: Date
  ends_at: Date
}

const areaOf = sql`json_build_object('id', a.id, 'title', ${titleOf(commonAreas, sql.ref('a'))})`

/**
 * Reads the reservations of some days. Readers who may not know whose a reservation is get only its
 * time.
 */
export async function readCalendar(
  context: TenantContext,
  { from, to, area }: AskedDays,
): Promise<EventCalendar> {
  const { queries, actor } = context
  const { zone } = await queries.one(
    sql<{ zone: string }>`SELECT time_zone AS zone FROM tenants WHERE id = ${actor.tenantId}`,
  )
  const span = sql`tstzrange(${instantOf(from, 0, zone)}, ${instantOf(to, 0, zone)})`
  const inArea = area === null ? sql`true` : sql`e.common_area_id = ${area}`
  const found = await queries.all(sql<Shown>`
    SELECT e.id, e.title, e.state, e.starts_at, e.ends_at,
      ${areaOf} AS area,
      ${titleOf(apartments, sql.ref('u'))} AS apartment
    FROM events e
    JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
    JOIN apartments u ON u.tenant_id = e.tenant_id AND u.id = e.apartment_id
    WHERE e.tenant_id = ${actor.tenantId} AND ${isSeen(sql.ref('e'), actor)} AND ${inArea}
      AND e.state NOT IN ('refused', 'cancelled')
      AND e.starts_at < upper(${span}) AND e.ends_at > lower(${span})
    ORDER BY e.starts_at, e.id LIMIT ${CALENDAR_ROWS + 1}`)
  const taken =
    actor.role === 'condomino'
      ? await queries.all(sql<Pick<Shown, 'starts_at' | 'ends_at' | 'area'>>`
        SELECT e.starts_at, e.ends_at, ${areaOf} AS area FROM events e
        JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
        WHERE e.tenant_id = ${actor.tenantId} AND NOT ${isSeen(sql.ref('e'), actor)} AND ${inArea}
          AND e.deleted_at IS NULL AND e.state = ANY(${[...heldEventStates]}::text[])
          AND NOT ${isLapsed(sql.ref('e'), sql`now()`)}
          AND e.starts_at < upper(${span}) AND e.ends_at > lower(${span})
        ORDER BY e.starts_at, e.id LIMIT ${CALENDAR_ROWS}`)
      : []
  const times = <Timed extends { starts_at: Date; ends_at: Date }>(one: Timed) => ({
    ...one,
    starts_at: one.starts_at.toISOString(),
    ends_at: one.ends_at.toISOString(),
  })
  return {
    events: found.slice(0, CALENDAR_ROWS).map(times),
    taken: taken.map(times),
    more: found.length > CALENDAR_ROWS,
  }
}

/** Past days in a file for calendar programs. */
const PAST_DAYS = 30

/**
 * Reads reservations for a calendar program: one, or all that a person may read from the last month
 * on.
 */
export const readFiled = (
  { queries, actor }: TenantContext,
  id: string | null,
): Promise<FiledEvent[]> =>
  queries.all(sql<FiledEvent>`
    SELECT e.id, e.title, e.state, e.starts_at, e.ends_at, e.updated_at, e.version,
      ${titleOf(commonAreas, sql.ref('a'))} AS area,
      ${companyName} AS company
    FROM events e JOIN tenants t ON t.id = e.tenant_id
    JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
    WHERE e.tenant_id = ${actor.tenantId} AND ${isSeen(sql.ref('e'), actor)}
      AND ${
        id === null
          ? sql`e.starts_at > now() - make_interval(days => ${PAST_DAYS}) AND e.state <> 'refused'`
          : sql`e.id = ${id}`
      }
    ORDER BY e.starts_at, e.id LIMIT ${CALENDAR_ROWS}`)
