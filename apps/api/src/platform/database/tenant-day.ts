import type { TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { Queries } from './queries.ts'

/** Today as `YYYY-MM-DD`, by the zone of the actor's tenant. */
export async function readTenantDay(queries: Queries, actor: TenantActor): Promise<string> {
  const { today } = await queries.one(
    sql<{ today: string }>`SELECT tenant_today(${actor.tenantId})::text AS today`,
  )
  return today
}
