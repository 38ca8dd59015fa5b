import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** The year of a series whose numbers never begin anew. */
const NO_YEAR = 0

/**
 * The next number of a series of the actor's company, from 1 on; of one that begins anew each year, of
 * `year`. A second caller waits until this transaction ends, and gets another; one that is undone gives its
 * number back.
 */
export async function nextNumber(
  { queries, actor }: TenantContext,
  series: 'parcels' | 'handovers' | 'announcements',
  year = NO_YEAR,
): Promise<number> {
  const { last } = await queries.one(sql<{ last: number }>`
    INSERT INTO number_series AS s (tenant_id, series, year, last)
    VALUES (${actor.tenantId}, ${series}, ${year}, 1)
    ON CONFLICT (tenant_id, series, year) DO UPDATE SET last = s.last + 1
    RETURNING last`)
  return last
}
