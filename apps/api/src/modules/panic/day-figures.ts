import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'

/** The alerts that nobody has acknowledged, and those that somebody has and that are not closed. */
export const readDayOfAlerts = ({ queries, actor }: TenantContext): Promise<DayFigures['alerts']> =>
  queries.one(sql<DayFigures['alerts']>`
    SELECT count(*) FILTER (WHERE a.state = 'active')::int AS active,
      count(*) FILTER (WHERE a.state = 'acknowledged')::int AS acknowledged
    FROM panic_alerts a
    WHERE a.tenant_id = ${actor.tenantId} AND a.state <> 'closed'`)
