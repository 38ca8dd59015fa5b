import { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import { sql } from 'kysely'
import type { RetentionRule } from '../../../parts/retention-rule.ts'
import { eraseValues } from '../../../register-endpoints/erase-values.ts'
import { personalFields } from './personal-rows.ts'

/** The replacement of an erased name. */
const ERASED_NAME = 'Convidado'

const { named, fields, pictures } = personalFields

/**
 * The guests of a reservation are erased after it. The number of people stays, for statistics; data
 * in their visits have a term of their own.
 */
export const eventGuestsRule: RetentionRule = {
  kind: 'event_guests',
  table: 'event_guests',
  days: ({ event_guests_days }) => event_guests_days,
  overdue: (tenantId, days) => sql`
    SELECT g.id, e.ends_at AS since, NULL::text AS held FROM event_guests g
    JOIN events e ON e.tenant_id = g.tenant_id AND e.id = g.event_id
    WHERE g.tenant_id = ${tenantId} AND g.erased_at IS NULL
      AND e.ends_at < now() - make_interval(days => ${days})`,
  erase: (context, ids, dropFiles) =>
    eraseValues(context, ids, dropFiles, {
      register: eventGuests,
      fields: [named, ...fields],
      instead: { [named]: sql`${ERASED_NAME}` },
      set: sql`erased_at = now(), version = version + 1`,
      pictures,
    }),
}
