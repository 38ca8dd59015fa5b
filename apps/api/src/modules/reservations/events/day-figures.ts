import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/**
 * Counts the reservations that use an area on the company's day, including past ones, and the
 * requests of any day.
 */
export function readDayOfEvents({ queries, actor }: TenantContext): Promise<DayFigures['events']> {
  const today = sql`tenant_today(${actor.tenantId})`
  return queries.one(sql<DayFigures['events']>`
    SELECT count(*) FILTER (WHERE e.state IN ('approved', 'in_use', 'done')
        AND (e.starts_at AT TIME ZONE t.time_zone)::date = ${today})::int AS today,
      count(*) FILTER (WHERE e.state = 'requested')::int AS requested
    FROM events e JOIN tenants t ON t.id = e.tenant_id
    WHERE e.tenant_id = ${actor.tenantId} AND e.deleted_at IS NULL
      AND e.starts_at > now() - interval '2 days'`)
}
