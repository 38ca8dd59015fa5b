import { sql } from 'kysely'
import type { CompanyCopy } from '../../platform/backups/one-company/company-copy.ts'

/**
 * Lockers are inactive in a copy, and no command waits for a door, since the living company's doors are
 * the same.
 */
export const custodyCopy: CompanyCopy = {
  left: ['locker_contacts'],
  async prepare({ queries, actor }) {
    await queries.all(sql`
      UPDATE lockers SET status = 'INATIVO'
      WHERE tenant_id = ${actor.tenantId} AND status = 'ATIVO'`)
    await queries.all(sql`
      UPDATE door_commands SET over_at = now(), state = CASE state
        WHEN 'waiting' THEN 'refused' WHEN 'sent' THEN 'unknown' ELSE state END
      WHERE tenant_id = ${actor.tenantId} AND over_at IS NULL`)
  },
}
