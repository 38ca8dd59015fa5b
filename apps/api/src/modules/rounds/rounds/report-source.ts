import { sql } from 'kysely'
import type { DetailRow, ReportSource } from '../../../parts/report-source.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

type PointRow = {
  id: string
  scanned: number
  skipped: number
  gap_least: number | null
  gap_mean: number | null
  gap_most: number | null
}

/** Counts of readings and omissions of each point, and the time between two readings. */
async function readPoints({ queries, actor }: TenantContext, rounds: Sql): Promise<DetailRow[]> {
  const rows = await queries.all(sql<PointRow>`
    WITH passed AS (
      SELECT p.point_id, p.result, extract(epoch FROM p.scanned_at - lag(p.scanned_at) OVER (
          PARTITION BY p.point_id, p.result ORDER BY p.scanned_at)) / 60 AS gap
      FROM round_points p
      WHERE p.tenant_id = ${actor.tenantId} AND p.result <> 'open' AND p.round_id IN (${rounds})
    )
    SELECT point_id AS id, count(*) FILTER (WHERE result = 'scanned')::int AS scanned,
      count(*) FILTER (WHERE result = 'skipped')::int AS skipped,
      round(min(gap) FILTER (WHERE result = 'scanned'))::int AS gap_least,
      round(avg(gap) FILTER (WHERE result = 'scanned'))::int AS gap_mean,
      round(max(gap) FILTER (WHERE result = 'scanned'))::int AS gap_most
    FROM passed GROUP BY point_id`)
  return rows.map(({ id, ...values }) => ({ id, values }))
}

/** The patrols of each shift, by the local time at which it begins. */
async function patrolsOfShifts({ queries, actor }: TenantContext): Promise<Map<string, string>> {
  const rows = await queries.all(sql<{ shift: string; patrols: string }>`
    SELECT coalesce(p.shift_starts_at, '00:00') AS shift, string_agg(p.id::text, ',' ORDER BY p.id) AS patrols
    FROM patrols p WHERE p.tenant_id = ${actor.tenantId} GROUP BY 1`)
  return new Map(rows.map(({ shift, patrols }) => [shift, patrols]))
}

/** Groups rounds by shift for the report, and reads the points that they passed. */
export const roundsReport: ReportSource = {
  joins: ({ tenantId }) => sql`
    LEFT JOIN patrols p ON p.tenant_id = ${tenantId} AND p.id = r.patrol_id`,
  groups: { shift: sql`coalesce(p.shift_starts_at, '00:00')` },
  details: { point: readPoints },
  opens: { shift: patrolsOfShifts },
}
