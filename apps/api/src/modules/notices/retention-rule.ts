import { sql } from 'kysely'
import type { RetentionRule } from '../../parts/retention-rule.ts'

/** The retention of items in the panel, which name visitors: no longer than that of visits. */
export const notificationsRule: RetentionRule = {
  kind: 'notifications',
  days: ({ visits_days }) => visits_days,
  table: null,
  overdue: (tenantId, days) => sql`
    SELECT i.id, i.made_at AS since, NULL AS held FROM inbox_items i
    WHERE i.tenant_id = ${tenantId} AND i.made_at < now() - make_interval(days => ${days})`,
  async erase({ queries, actor: { tenantId } }, ids) {
    await queries.count(
      sql`DELETE FROM inbox_items WHERE tenant_id = ${tenantId} AND id = ANY(${[...ids]})`,
    )
  },
}
