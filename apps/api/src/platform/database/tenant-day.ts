import { sql } from 'kysely'
import type { TenantContext } from './tenant-context.ts'

/** Today as `YYYY-MM-DD`, by the zone of the actor's tenant (registers §15). */
export async function readTenantDay({ queries, actor }: TenantContext): Promise<string> {
  const { today } = await queries.one(
    sql<{ today: string }>`SELECT tenant_today(${actor.tenantId})::text AS today`,
  )
  return today
}

/** The zone of the actor's tenant, by which its days begin; UTC where there is no tenant. */
export async function readTenantZone({ queries, actor }: TenantContext): Promise<string> {
  const found = await queries.first(
    sql<{ zone: string }>`SELECT time_zone AS zone FROM tenants WHERE id = ${actor.tenantId}`,
  )
  return found?.zone ?? 'UTC'
}
