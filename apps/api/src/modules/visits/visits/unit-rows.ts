import { sql } from 'kysely'
import type { UnitRows } from '../../../parts/unit-rows.ts'
import { startOfToday, startOfTomorrow } from '../../companies/public/company-day.ts'

/** Visits of units: who is inside, who is expected today or waits, and who came and left today. */
export const unitVisits: UnitRows = {
  lights: {
    inside: (v) => sql`${v}.state = 'inside'`,
    expected: (v, actor) => sql`(${v}.state IN ('waiting', 'authorised') OR (${v}.state = 'expected'
      AND ${v}.expected_from < ${startOfTomorrow(actor)}
      AND coalesce(${v}.expected_to, ${v}.expected_from) >= ${startOfToday(actor)}))`,
  },
  ofDay: (v, actor) =>
    sql`greatest(${v}.checked_in_at, ${v}.checked_out_at) >= ${startOfToday(actor)}`,
  state: (v) => sql`${v}.state`,
  at: (v) => sql`coalesce(${v}.checked_in_at, ${v}.waiting_since, ${v}.expected_from)`,
  hours: {
    entered: { at: (v) => sql`${v}.checked_in_at`, counts: () => sql`true` },
    expected: {
      at: (v) => sql`${v}.expected_from`,
      counts: (v) => sql`${v}.state IN ('expected', 'waiting', 'authorised')`,
    },
  },
}
