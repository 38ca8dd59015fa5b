import { events } from '@portaria/contract/modules/reservations/events/events'
import { sql } from 'kysely'
import type { RetentionRule } from '../../../parts/retention-rule.ts'
import { eraseValues } from '../../../register-endpoints/erase-values.ts'
import { personalFields } from './personal-rows.ts'

/**
 * Personal data in reservations: their occasion, notes and reasons. The unit, the area and the time
 * stay, for the record of the unit. A reservation is over long before its term, so nothing holds
 * one.
 */
export const eventsRule: RetentionRule = {
  kind: 'events',
  table: 'events',
  days: ({ events_days }) => events_days,
  overdue: (tenantId, days) => sql`
    SELECT e.id, e.ends_at AS since, NULL::text AS held FROM events e
    WHERE e.tenant_id = ${tenantId} AND e.erased_at IS NULL
      AND e.ends_at < now() - make_interval(days => ${days})`,
  erase: (context, ids, dropFiles) =>
    eraseValues(context, ids, dropFiles, {
      register: events,
      ...personalFields,
      set: sql`erased_at = now(), version = version + 1`,
    }),
}
