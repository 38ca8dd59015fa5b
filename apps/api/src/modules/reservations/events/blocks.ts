import type { events } from '@portaria/contract/modules/reservations/events/events'
import { blockedSpan } from '@portaria/contract/modules/reservations/events/free-times'
import { sql } from 'kysely'
import { databaseCode } from '../../../platform/database/database-problem.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { isLapsed } from '../event-rows/event-ends.ts'
import { timeOf } from './booking.ts'
import type { AreaTerms } from './booking-terms.ts'

/** exclusion_violation */
const MEETS = '23P01'

/**
 * Blocks the time of a reservation, with its buffers: in its area and in each that closes with it.
 * Called with the areas locked: otherwise each of two simultaneous inserts would wait for the other
 * where it is checked.
 */
export async function holdTime(
  context: TenantContext,
  event: NewRowOf<typeof events>,
  terms: AreaTerms,
): Promise<void> {
  const { queries, actor } = context
  const { from, to } = blockedSpan(terms, timeOf(event))
  const areas = [terms.id, ...terms.linked].toSorted()
  try {
    // All are sent in one message and in this order, since other bookings wait for the lock of
    // these areas.
    await together(
      freeTime(context, [event.id]),
      freeLapsed(context, areas),
      queries.count(sql`
        INSERT INTO event_blocks (tenant_id, event_id, common_area_id, blocked_during, is_own)
        SELECT ${actor.tenantId}, ${event.id}, area, tstzrange(${from}, ${to}), area = ${terms.id}
        FROM unnest(${areas}::uuid[]) WITH ORDINALITY AS named (area, place) ORDER BY place`),
    )
  } catch (error) {
    if (databaseCode(error) === MEETS) throw fieldProblem('starts_at', 'time_taken')
    throw error
  }
}

/**
 * Frees the time of lapsed reservations in some areas whose job has not run yet. One that another
 * transaction has locked keeps it: it may have been answered in time.
 */
async function freeLapsed(
  { queries, actor }: TenantContext,
  areas: readonly string[],
): Promise<void> {
  await queries.count(sql`
    DELETE FROM event_blocks
    WHERE tenant_id = ${actor.tenantId} AND event_id IN (
      SELECT e.id FROM events e
      WHERE e.tenant_id = ${actor.tenantId} AND ${isLapsed(sql.ref('e'), sql`now()`)}
        AND e.id IN (SELECT b.event_id FROM event_blocks b
          WHERE b.tenant_id = ${actor.tenantId} AND b.common_area_id = ANY(${[...areas]}::uuid[]))
      FOR NO KEY UPDATE SKIP LOCKED)`)
}

/** Frees the time of reservations. */
export async function freeTime(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<void> {
  await queries.count(sql`
    DELETE FROM event_blocks
    WHERE tenant_id = ${actor.tenantId} AND event_id = ANY(${[...ids]}::uuid[])`)
}
