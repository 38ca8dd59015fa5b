import { sql } from 'kysely'
import type { RetentionRule } from '../../parts/retention-rule.ts'
import { ERASED_BY_TERM } from '../../register-endpoints/erase-values.ts'

/** Alerts with their presses and timeline, counted from their end; one that is open is held. */
export const alertsRule: RetentionRule = {
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

/** Places of senders of alerts (panic §10); those of open alerts are kept. */
export const placesRule: RetentionRule = {
  kind: 'positions',
  table: 'panic_alerts',
  days: ({ positions_days }) => positions_days,
  overdue: (tenantId, days) => sql`
    SELECT a.id, a.located_at AS since, CASE WHEN a.state <> 'closed' THEN 'open_alert' END AS held
    FROM panic_alerts a
    WHERE a.tenant_id = ${tenantId} AND a.located_at < now() - make_interval(days => ${days})`,
  async erase({ queries, actor }, ids) {
    await queries.count(sql`
      UPDATE panic_alerts
      SET latitude = NULL, longitude = NULL, accuracy_m = NULL, located_at = NULL
      WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[]) AND state = 'closed'`)
  },
}
