import { sql } from 'kysely'
import type { CompanyCopy } from '../../platform/backups/one-company/company-copy.ts'

/**
 * Departures that are planned are withdrawn in a copy, which the job of the next morning would
 * otherwise change: people look there for what was, and plans are the living company's.
 */
export const departuresCopy: CompanyCopy = {
  async prepare({ queries, actor }) {
    await queries.count(sql`
      UPDATE departure_items i SET state = 'undone' FROM departures d
      WHERE i.tenant_id = ${actor.tenantId} AND i.state = 'pending'
        AND d.tenant_id = i.tenant_id AND d.id = i.departure_id AND d.state = 'planned'`)
    await queries.count(sql`
      UPDATE departures SET state = 'undone', undone_at = now(), undone_by = planned_by
      WHERE tenant_id = ${actor.tenantId} AND state = 'planned'`)
  },
}
