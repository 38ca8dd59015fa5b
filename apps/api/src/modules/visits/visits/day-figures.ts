import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { visitMarks } from '../public/visit-marks.ts'
import { readVisitSettings } from '../public/visits.ts'

type Counted = Omit<DayFigures['visits'], 'entries'>

/** The visits of the company's day: people here, people expected, and the entries of each hour. */
export async function readDayOfVisits(context: TenantContext): Promise<DayFigures['visits']> {
  const { queries, actor } = context
  const { overstay_min: limits } = await readVisitSettings(context)
  const { overstayed } = visitMarks(actor, limits)
  const today = sql`tenant_today(${actor.tenantId})`
  const zone = sql`(SELECT t.time_zone FROM tenants t WHERE t.id = ${actor.tenantId})`
  const [counted, entered] = await Promise.all([
    queries.one(sql<Counted>`
      SELECT count(*) FILTER (WHERE v.state = 'inside')::int AS inside,
        count(*) FILTER (WHERE ${overstayed})::int AS overstayed,
        count(*) FILTER (WHERE v.state = 'waiting')::int AS waiting,
        count(*) FILTER (WHERE v.state IN ('expected', 'authorised')
          AND (v.expected_from AT TIME ZONE ${zone})::date <= ${today}
          AND (coalesce(v.expected_to, v.expected_from) AT TIME ZONE ${zone})::date >= ${today}
        )::int AS expected
      FROM visits v
      WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL
        AND v.state IN ('inside', 'waiting', 'expected', 'authorised')`),
    queries.all(sql<{ hour: number; count: number }>`
      SELECT extract(hour FROM v.checked_in_at AT TIME ZONE ${zone})::int AS hour,
        count(*)::int AS count
      FROM visits v
      WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL
        AND v.checked_in_at >= ${today}::timestamp AT TIME ZONE ${zone}
      GROUP BY 1`),
  ])
  const byHour = new Map(entered.map(({ hour, count }) => [hour, count]))
  const entries = Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? 0)
  return { ...counted, entries }
}
