import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { todayOf } from '../../companies/public/company-day.ts'

/** Counts the open requests, and the overdue ones among them. */
export const readDayOfRequests = ({
  queries,
  actor,
}: TenantContext): Promise<DayFigures['requests']> =>
  queries.one(sql<DayFigures['requests']>`
    SELECT count(*)::int AS open, count(*) FILTER (WHERE q.due_on < ${todayOf(actor)})::int AS overdue
    FROM requests q
    WHERE q.tenant_id = ${actor.tenantId} AND q.deleted_at IS NULL
      AND q.state IN ('open', 'in_progress')`)
