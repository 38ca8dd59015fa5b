import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { enqueueJob } from '../platform/jobs/job-queue.ts'

/** The task that ends what a planned departure names. */
export const END_DEPARTURE = 'end_departure'

/** Has a job end what is next of a planned departure, at the end of its day in the company's zone. */
export async function planEnd(context: TenantContext, id: string): Promise<void> {
  const { queries, actor } = context
  const { seconds } = await queries.one(sql<{ seconds: number }>`
    SELECT extract(epoch FROM
      ((least(d.last_day, min(i.last_day)) + 1)::timestamp AT TIME ZONE t.time_zone) - now()
      )::float8 AS seconds
    FROM departures d JOIN tenants t ON t.id = d.tenant_id
    LEFT JOIN departure_items i ON i.tenant_id = d.tenant_id AND i.departure_id = d.id
      AND i.state = 'pending'
    WHERE d.tenant_id = ${actor.tenantId} AND d.id = ${id}
    GROUP BY d.tenant_id, d.id, t.id`)
  await enqueueJob(context, {
    task: END_DEPARTURE,
    data: { departureId: id },
    key: id,
    afterS: Math.max(0, Math.ceil(seconds)),
  })
}
