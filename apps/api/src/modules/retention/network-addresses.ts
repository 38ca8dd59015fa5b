import { NETWORK_ADDRESS_DAYS } from '@portaria/contract/modules/retention/retention'
import { sql } from 'kysely'
import type { RetentionRule } from '../../parts/retention-rule.ts'
import { ERASED_BY_TERM } from '../../register-endpoints/erase-values.ts'

/**
 * Network addresses in the trail. Those of sessions are deleted with the sessions, after sixty
 * days.
 */
export const networkAddresses: RetentionRule = {
  kind: 'network_addresses',
  days: () => NETWORK_ADDRESS_DAYS,
  table: null,
  overdue: (tenantId, days) => sql`
    SELECT a.id, a.at AS since, NULL AS held FROM audit_log a
    WHERE a.tenant_id = ${tenantId} AND a.address IS NOT NULL
      AND a.at < now() - make_interval(days => ${days})`,
  // All at once: the database enforces the same term itself.
  async erase({ queries }) {
    await queries.all(sql`SELECT blank_old_addresses(${ERASED_BY_TERM})`)
  },
}
