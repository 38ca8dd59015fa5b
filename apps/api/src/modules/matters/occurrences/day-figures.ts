import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import { openOccurrenceStates } from '@portaria/contract/modules/matters/occurrences/occurrence-fields'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { todayOf } from '../../companies/public/company-day.ts'

/** Counts the open occurrences by age, and the overdue ones. */
export function readDayOfOccurrences({
  queries,
  actor,
}: TenantContext): Promise<DayFigures['occurrences']> {
  const ago = sql`now() - o.happened_at`
  return queries.one(sql<DayFigures['occurrences']>`
    SELECT count(*) FILTER (WHERE ${ago} <= interval '1 day')::int AS day,
      count(*) FILTER (WHERE ${ago} > interval '1 day' AND ${ago} <= interval '7 days')::int AS week,
      count(*) FILTER (WHERE ${ago} > interval '7 days')::int AS older,
      count(*) FILTER (WHERE o.due_on < ${todayOf(actor)})::int AS overdue
    FROM occurrences o
    WHERE o.tenant_id = ${actor.tenantId} AND o.deleted_at IS NULL
      AND o.state = ANY(${[...openOccurrenceStates]}::text[])`)
}
