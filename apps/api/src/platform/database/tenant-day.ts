import { sql } from 'kysely'
import type { TenantContext } from './tenant-context.ts'

/** Returns today as `YYYY-MM-DD` in the time zone of the actor's tenant (registers §15). */
export async function readTenantDay({ queries, actor }: TenantContext): Promise<string> {
  const { today } = await queries.one(
    sql<{ today: string }>`SELECT tenant_today(${actor.tenantId})::text AS today`,
  )
  return today
}

/**
 * Returns the time zone of the actor's tenant, which decides when its days begin; UTC without a
 * tenant.
 */
export async function readTenantZone({ queries, actor }: TenantContext): Promise<string> {
  const found = await queries.first(
    sql<{ zone: string }>`SELECT time_zone AS zone FROM tenants WHERE id = ${actor.tenantId}`,
  )
  return found?.zone ?? 'UTC'
}
