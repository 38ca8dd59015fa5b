import { sql } from 'kysely'
import type { UnitRows } from '../../../parts/unit-rows.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { startOfToday, startOfTomorrow } from '../../companies/public/company-day.ts'
import { stateNow } from '../event-rows/event-ends.ts'

const isIn = (event: Sql, ...states: readonly string[]): Sql =>
  sql`${stateNow(event)} = ANY(${[...states]}::text[])`

/** Reservations of units: those that go on or are still to come today, and those of today. */
export const unitEvents: UnitRows = {
  lights: {
    events: (e, actor) =>
      sql`(${e}.starts_at < ${startOfTomorrow(actor)} AND ${isIn(e, 'approved', 'in_use')})`,
  },
  ofDay: (e, actor) => sql`(${e}.starts_at < ${startOfTomorrow(actor)}
    AND ${e}.ends_at >= ${startOfToday(actor)} AND ${isIn(e, 'offered', 'requested', 'done')})`,
  state: (e) => stateNow(e),
  at: (e) => sql`${e}.starts_at`,
  hours: {
    events: {
      at: (e) => sql`${e}.starts_at`,
      counts: (e) => isIn(e, 'approved', 'in_use', 'done'),
    },
  },
}
