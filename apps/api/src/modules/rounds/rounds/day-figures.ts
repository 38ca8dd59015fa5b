import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { todayOf } from '../../companies/public/company-day.ts'

/** The rounds of the company's day, by the day of their shift: open, done, and missed. */
export const readDayOfRounds = ({ queries, actor }: TenantContext): Promise<DayFigures['rounds']> =>
  queries.one(sql<DayFigures['rounds']>`
    SELECT count(*) FILTER (WHERE r.state IN ('planned', 'running'))::int AS due,
      count(*) FILTER (WHERE r.state IN ('completed', 'completed_with_exceptions'))::int AS done,
      count(*) FILTER (WHERE r.state = 'missed')::int AS missed
    FROM rounds r
    WHERE r.tenant_id = ${actor.tenantId} AND r.deleted_at IS NULL
      AND r.service_date = ${todayOf(actor)}`)
