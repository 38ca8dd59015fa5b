import { sql } from 'kysely'
import type { CompanyCopy } from '../../platform/backups/one-company/company-copy.ts'

/** An alert that was open when the backup was made rings for nobody in a copy. */
export const panicCopy: CompanyCopy = {
  async prepare({ queries, actor }) {
    await queries.all(sql`
      UPDATE panic_alerts SET state = 'closed', resolution = 'resolved',
        acknowledged_by = coalesce(acknowledged_by, raised_by),
        acknowledged_at = coalesce(acknowledged_at, now()),
        closed_by = coalesce(acknowledged_by, raised_by), closed_at = now()
      WHERE tenant_id = ${actor.tenantId} AND state <> 'closed'`)
  },
}
