import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isHeldRow } from '../public/parcels.ts'

/** Counts the held parcels, by the days since they came, and the overdue ones. */
export function readDayOfParcels({
  queries,
  actor,
}: TenantContext): Promise<DayFigures['parcels']> {
  const zone = sql`(SELECT t.time_zone FROM tenants t WHERE t.id = ${actor.tenantId})`
  const days = sql`(tenant_today(${actor.tenantId}) - (p.arrived_at AT TIME ZONE ${zone})::date)`
  return queries.one(sql<DayFigures['parcels']>`
    SELECT count(*) FILTER (WHERE ${days} <= 0)::int AS today,
      count(*) FILTER (WHERE ${days} BETWEEN 1 AND 2)::int AS days,
      count(*) FILTER (WHERE ${days} > 2)::int AS older,
      count(*) FILTER (WHERE p.arrived_at < now() - interval '48 hours')::int AS long,
      count(*) FILTER (WHERE p.due_at < now())::int AS overdue
    FROM parcels p
    WHERE p.tenant_id = ${actor.tenantId} AND ${isHeldRow(sql.ref('p'))}`)
}
