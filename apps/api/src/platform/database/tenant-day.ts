import { sql } from 'kysely'
import type { TenantContext } from './tenant-context.ts'

/** Today as `YYYY-MM-DD`, by the zone of the actor's tenant. */
export async function readTenantDay({ queries, actor }: TenantContext): Promise<string> {
  const { today } = await queries.one(
    sql<{ today: string }>`SELECT tenant_today(${actor.tenantId})::text AS today`,
  )
  return today
}
