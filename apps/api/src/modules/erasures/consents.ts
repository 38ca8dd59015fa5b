import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Person } from './people-tables.ts'

/**
 * Ends the consents of a resident that have not ended: nothing may be done on their ground any more,
 * while the record of them stays as a proof (people §11).
 */
export async function endConsents(
  { queries, actor: { tenantId } }: TenantContext,
  { register, id }: Person,
): Promise<void> {
  if (register !== 'residents') return
  await queries.count(sql`
    UPDATE resident_consents SET revoked_on = tenant_today(${tenantId})
    WHERE tenant_id = ${tenantId} AND resident_id = ${id} AND revoked_on IS NULL`)
}
