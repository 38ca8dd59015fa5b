import { sql } from 'kysely'
import type { CompanyCopy } from '../../platform/backups/one-company/company-copy.ts'

/**
 * No device of a copy is reached, since the living company's are the same: equipment with a driver is
 * inactive, and no address works before an administrator approves it (decision 0054).
 */
export const devicesCopy: CompanyCopy = {
  left: ['device_calls', 'device_leases'],
  async prepare({ queries, actor }) {
    await queries.all(sql`
      UPDATE device_addresses SET state = 'refused', decided_at = coalesce(decided_at, now())
      WHERE tenant_id = ${actor.tenantId} AND state <> 'refused'`)
    await queries.all(sql`
      UPDATE equipment SET status = 'INATIVO'
      WHERE tenant_id = ${actor.tenantId} AND driver <> 'none' AND status = 'ATIVO'`)
  },
}
