import type { AreaConflict } from '@portaria/contract/modules/reservations/events/event-calendar'
import { heldEventStates } from '@portaria/contract/modules/reservations/events/events'
import { blockedSpan, timeRefusal } from '@portaria/contract/modules/reservations/events/free-times'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import { isLapsed } from '../event-rows/event-ends.ts'
import {
  type AreaTerms,
  dayOf,
  holidaysAround,
  linkedOf,
  readBusy,
  readTerms,
  withoutEvent,
} from './booking-terms.ts'

/** Limit of listed conflicts per area. */
const LISTED = 200

type Coming = { id: string; title: string; apartment: string; from: Date; to: Date }

/** Reads the future reservations of an area, earliest first. */
const readComing = ({ queries, actor }: TenantContext, areaId: string): Promise<Coming[]> =>
  queries.all(sql<Coming>`
    SELECT e.id, e.title, e.starts_at AS "from", e.ends_at AS "to",
      ${titleOf(apartments, sql.ref('u'))} AS apartment
    FROM events e JOIN apartments u ON u.tenant_id = e.tenant_id AND u.id = e.apartment_id
    WHERE e.tenant_id = ${actor.tenantId} AND e.common_area_id = ${areaId} AND e.deleted_at IS NULL
      AND e.state = ANY(${[...heldEventStates]}::text[]) AND e.starts_at > now()
      AND NOT ${isLapsed(sql.ref('e'), sql`now()`)}
    ORDER BY e.starts_at, e.id`)

/**
 * Returns an area without the terms that apply to new reservations only, which limit how early and
 * how late they are made.
 */
const standing = (terms: AreaTerms): AreaTerms => ({
  ...terms,
  min_notice_hours: null,
  max_ahead_days: null,
})

/**
 * Returns the future reservations that an area would refuse with its current hours, closures,
 * buffers and links, which may have changed since. They stay as they are until somebody decides
 * (reservations §5).
 */
export async function readConflicts(
  context: TenantContext,
  areaId: string,
): Promise<AreaConflict[]> {
  const terms = await readTerms(context, areaId, { lock: false })
  if (!terms) throw problem('not_found')
  const { zone, now } = terms
  const coming = await readComing(context, areaId)
  const holidays = await holidaysAround(
    context,
    terms,
    coming.map(({ from }) => dayOf(terms, from)),
  )
  const last = coming.reduce((latest, { to }) => (to > latest ? to : latest), now)
  const all = await readBusy(context, terms, blockedSpan(terms, { from: now, to: last }))
  const conflicts: AreaConflict[] = []
  for (const { from, to, ...event } of coming) {
    const busy = withoutEvent(all, event.id)
    const refusal = timeRefusal(standing(terms), { from, to }, { now, zone, holidays, busy })
    if (refusal === null) continue
    conflicts.push({
      ...event,
      starts_at: from.toISOString(),
      ends_at: to.toISOString(),
      refusal,
    })
    if (conflicts.length === LISTED) break
  }
  return conflicts
}

/**
 * Returns the future reservations whose blocked times may change with an area: its own, those of
 * areas that close with it, and those of areas that did so until now.
 */
export async function readTouched(
  { queries, actor }: TenantContext,
  areaId: string,
): Promise<string[]> {
  const found = await queries.all(sql<{ id: string }>`
    SELECT e.id FROM events e
    WHERE e.tenant_id = ${actor.tenantId} AND e.deleted_at IS NULL AND e.starts_at > now()
      AND e.state = ANY(${[...heldEventStates]}::text[])
      AND (e.common_area_id = ${areaId}
        OR EXISTS (SELECT 1 FROM event_blocks b
          WHERE b.tenant_id = e.tenant_id AND b.event_id = e.id AND b.common_area_id = ${areaId})
        OR e.common_area_id IN (${linkedOf(actor, areaId)}))
    ORDER BY e.starts_at, e.id`)
  return found.map(({ id }) => id)
}
