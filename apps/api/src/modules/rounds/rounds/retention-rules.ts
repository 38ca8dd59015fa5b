import { sql } from 'kysely'
import type { RetentionRule } from '../../../parts/retention-rule.ts'

/** Places of scans: their results, such as a point too far away, stay (retention §3). */
export const positionsRule: RetentionRule = {
  kind: 'positions',
  table: 'round_entries',
  days: ({ positions_days }) => positions_days,
  overdue: (tenantId, days) => sql`
    SELECT e.id, e.received_at AS since, NULL::text AS held FROM round_entries e
    WHERE e.tenant_id = ${tenantId} AND e.latitude IS NOT NULL
      AND e.received_at < now() - make_interval(days => ${days})`,
  async erase({ queries, actor }, ids) {
    await queries.count(sql`
      UPDATE round_entries SET latitude = NULL, longitude = NULL, accuracy_m = NULL
      WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[])`)
  },
}
