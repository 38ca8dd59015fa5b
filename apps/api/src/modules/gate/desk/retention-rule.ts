import { sql } from 'kysely'
import type { RetentionRule } from '../../../parts/retention-rule.ts'
import { ERASED_NAME } from '../../../register-endpoints/erase-values.ts'

/**
 * The entries of a desk without a network, kept as long as visits. Author and judgement stay, the
 * name of the guest and the note are erased.
 */
export const deskEntries: RetentionRule = {
  kind: 'desk_entries',
  days: ({ visits_days }) => visits_days,
  table: 'desk_entries',
  overdue: (tenantId, days) => sql`
    SELECT d.id, d.received_at AS since,
      CASE WHEN d.outcome = 'conflict' THEN 'open_desk_entry' END AS held
    FROM desk_entries d
    WHERE d.tenant_id = ${tenantId} AND d.erased_at IS NULL
      AND d.received_at < now() - make_interval(days => ${days})`,
  async erase({ queries, actor: { tenantId } }, ids) {
    await queries.count(sql`
      UPDATE desk_entries SET guest_name = ${ERASED_NAME}, note = NULL, erased_at = now()
      WHERE tenant_id = ${tenantId} AND id = ANY(${[...ids]}::uuid[])`)
  },
}
