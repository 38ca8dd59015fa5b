import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { todayOf } from './company-day.ts'

/** The year of a series whose numbers never begin anew. */
const NO_YEAR = 0

type Series = 'parcels' | 'handovers' | 'announcements' | 'requests'

/**
 * The next number of a series of the actor's company, from 1 on; of one that begins anew each year, of
 * `year`. A second caller waits until this transaction ends, and gets another; one that is undone gives its
 * number back.
 */
export async function nextNumber(
  { queries, actor }: TenantContext,
  series: Series,
  year = NO_YEAR,
): Promise<number> {
  const { last } = await queries.one(sql<{ last: number }>`
    INSERT INTO number_series AS s (tenant_id, series, year, last)
    VALUES (${actor.tenantId}, ${series}, ${year}, 1)
    ON CONFLICT (tenant_id, series, year) DO UPDATE SET last = s.last + 1
    RETURNING last`)
  return last
}

/** The next number of a series in the company's present year, as people write it: "12/2026". */
export async function nextNumberOfYear(context: TenantContext, series: Series): Promise<string> {
  const { year } = await context.queries.one(sql<{ year: number }>`
    SELECT extract(year FROM ${todayOf(context.actor)})::int AS year`)
  return `${await nextNumber(context, series, year)}/${year}`
}
