import { sql } from 'kysely'
import type { CompanyCopy } from '../../platform/backups/one-company/company-copy.ts'

/**
 * Readers begin anew: what they hold, were told and have said is the living company's hardware. Links
 * to consent for a face stay behind too. Emergency orders that live end: triggers would hold their
 * doors open as soon as somebody makes the copy's equipment active.
 */
export const accessCopy: CompanyCopy = {
  left: [
    'access_doors',
    'access_event_keys',
    'access_holds',
    'access_readers',
    'face_links',
    'reader_changes',
    'reader_commands',
    'reader_entries',
    'reader_lists',
    'reader_numbers',
    'reader_removals',
  ],
  async prepare({ queries, actor }) {
    await queries.all(sql`
      UPDATE access_order_points SET ended_at = now()
      WHERE tenant_id = ${actor.tenantId} AND ended_at IS NULL`)
    await queries.all(sql`
      UPDATE access_orders SET ended_at = now(), ended_by = started_by
      WHERE tenant_id = ${actor.tenantId} AND ended_at IS NULL`)
  },
}
