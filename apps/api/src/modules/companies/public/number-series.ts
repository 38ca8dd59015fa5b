import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/**
 * The next number of a series of the actor's company, from 1 on. A second caller waits until
 * this transaction ends, and gets another; one that is undone gives its number back.
 */
export async function nextNumber(
  { queries, actor }: TenantContext,
  series: 'parcels' | 'handovers',
): Promise<number> {
  const { last } = await queries.one(sql<{ last: number }>`
    INSERT INTO number_series AS s (tenant_id, series, last) VALUES (${actor.tenantId}, ${series}, 1)
    ON CONFLICT (tenant_id, series) DO UPDATE SET last = s.last + 1
    RETURNING last`)
  return last
}
