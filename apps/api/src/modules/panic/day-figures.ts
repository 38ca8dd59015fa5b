import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { visible } from './panic-alert.row.ts'
import { panicReader } from './panic-reader.ts'

/** The alerts that nobody has acknowledged, and those that are not closed; exercises are apart. */
export async function readDayOfAlerts(context: TenantContext): Promise<DayFigures['alerts']> {
  const reader = await panicReader(context)
  return context.queries.one(sql<DayFigures['alerts']>`
    SELECT count(*) FILTER (WHERE a.state = 'active')::int AS active,
      count(*) FILTER (WHERE a.state = 'acknowledged')::int AS acknowledged
    FROM panic_alerts a
    WHERE ${visible(reader)} AND a.state <> 'closed' AND a.source <> 'drill'`)
}
