import { NETWORK_ADDRESS_DAYS } from '@portaria/contract/modules/retention/retention'
import { sql } from 'kysely'
import { deskEntries } from './desk-entry-rule.ts'
import { handoverRules } from './handover-rules.ts'
import { parcelRules } from './parcel-rules.ts'
import { ERASED_BY_TERM, type RetentionRule } from './retention-rule.ts'
import { visitRules } from './visit-rules.ts'
import { visitorDocuments, visitorsThemselves } from './visitor-rules.ts'

/** Alerts with their presses and timeline, counted from their end; one that is open is held. */
const alerts: RetentionRule = {
  kind: 'alerts',
  days: ({ alerts_days }) => alerts_days,
  table: 'panic_alerts',
  overdue: (tenantId, days) => sql`
    SELECT a.id, coalesce(a.closed_at, a.raised_at) AS since,
      CASE WHEN a.state <> 'closed' THEN 'open_alert' END AS held
    FROM panic_alerts a
    WHERE a.tenant_id = ${tenantId}
      AND coalesce(a.closed_at, a.raised_at) < now() - make_interval(days => ${days})`,
  async erase({ queries }, ids) {
    await queries.all(sql`SELECT erase_alerts(${[...ids]}::uuid[], ${ERASED_BY_TERM})`)
  },
}

/** What people were told in the panel, which names visitors: no longer than visits are kept. */
const notifications: RetentionRule = {
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

/** Network addresses in the trail; sessions go with theirs after sixty days. */
const networkAddresses: RetentionRule = {
  kind: 'network_addresses',
  days: () => NETWORK_ADDRESS_DAYS,
  table: null,
  overdue: (tenantId, days) => sql`
    SELECT a.id, a.at AS since, NULL AS held FROM audit_log a
    WHERE a.tenant_id = ${tenantId} AND a.address IS NOT NULL
      AND a.at < now() - make_interval(days => ${days})`,
  // All at once: the database keeps to the same term by itself.
  async erase({ queries }) {
    await queries.all(sql`SELECT blank_old_addresses(${ERASED_BY_TERM})`)
  },
}

/** Every kind of data that has a term, in the order in which it is erased. */
export const retentionRules: readonly RetentionRule[] = [
  visitorDocuments,
  ...visitRules,
  visitorsThemselves,
  ...parcelRules,
  ...handoverRules,
  deskEntries,
  notifications,
  alerts,
  networkAddresses,
]
