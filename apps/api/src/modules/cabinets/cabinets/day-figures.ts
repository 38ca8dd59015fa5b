import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** Counts keys and other things that are out, and those that are overdue. */
export function readDayOfLoans({ queries, actor }: TenantContext): Promise<DayFigures['loans']> {
  return queries.one(sql<DayFigures['loans']>`
    SELECT count(*)::int AS out, count(*) FILTER (WHERE l.due_at < now())::int AS overdue
    FROM cabinet_loans l
    WHERE l.tenant_id = ${actor.tenantId} AND l.returned_at IS NULL`)
}
