import { sql } from 'kysely'
import type { RetentionRule } from '../../../parts/retention-rule.ts'
import { ERASED_BY_TERM } from '../../../register-endpoints/erase-values.ts'

/** Events at points, with the keys of readers' events (access §14). */
export const accessesRule: RetentionRule = {
  kind: 'accesses',
  days: ({ accesses_days }) => accesses_days,
  table: null,
  overdue: (tenantId, days) => sql`
    SELECT e.id, e.at AS since, NULL AS held FROM access_events e
    WHERE e.tenant_id = ${tenantId} AND e.at < now() - make_interval(days => ${days})`,
  async erase({ queries }, ids) {
    await queries.all(sql`SELECT erase_access_events(${[...ids]}::uuid[], ${ERASED_BY_TERM})`)
  },
}
