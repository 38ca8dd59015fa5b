import { sql } from 'kysely'
import type { SectionSource } from '../../../parts/record-section.ts'

/** Visits of the unit; current ones are those of people inside. */
export const visitsSection: SectionSource = {
  person: null,
  ofUnit: (row, { id }) => sql`${row}.apartment_id = ${id}`,
  from: (row, unit) =>
    unit.day(sql`coalesce(${row}.checked_in_at, ${row}.expected_from, ${row}.created_at)`),
  to: (row, unit) =>
    sql`CASE WHEN ${row}.state <> 'inside' THEN ${unit.day(sql`
    coalesce(${row}.checked_out_at, ${row}.checked_in_at, ${row}.expected_from, ${row}.created_at)`)} END`,
  events: [
    { kind: 'visit_entered', at: (row) => sql`${row}.checked_in_at` },
    { kind: 'visit_left', at: (row) => sql`${row}.checked_out_at` },
    {
      kind: 'visit_denied',
      at: (row) => sql`CASE WHEN ${row}.state = 'denied' THEN ${row}.answered_at END`,
    },
  ],
}
