import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../platform/jobs/job-queue.ts'

/** The task that carries out a planned departure. */
export const END_DEPARTURE = 'end_departure'

/** Seconds after which things that could not be ended are tried again. */
const RETRY_S = 3600

/**
 * Plans the job for the next things of a departure, at the end of their day in the company's zone.
 * If something due could not be ended, the job runs within the hour.
 */
export async function planEnd(
  context: TenantContext,
  id: string,
  { isHeld = false } = {},
): Promise<void> {
  const { queries, actor } = context
  const { due_s: due, later_s: later } = await queries.one(
    sql<{ due_s: number; later_s: number | null }>`
      SELECT min(s.seconds) AS due_s, min(s.seconds) FILTER (WHERE s.seconds > 0) AS later_s
      FROM (
        SELECT extract(epoch FROM
          ((x.last_day + 1)::timestamp AT TIME ZONE t.time_zone) - now())::float8 AS seconds
        FROM (
          SELECT d.last_day FROM departures d WHERE d.tenant_id = ${actor.tenantId} AND d.id = ${id}
          UNION ALL
          SELECT i.last_day FROM departure_items i
          WHERE i.tenant_id = ${actor.tenantId} AND i.departure_id = ${id} AND i.state = 'pending'
        ) x, tenants t
        WHERE t.id = ${actor.tenantId}
      ) s`,
  )
  const seconds = isHeld ? Math.min(RETRY_S, later ?? RETRY_S) : due
  await enqueueJob(context, {
    task: END_DEPARTURE,
    data: { departureId: id },
    key: id,
    afterS: seconds,
  })
}
