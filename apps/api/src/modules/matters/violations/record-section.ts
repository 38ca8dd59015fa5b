import { sql } from 'kysely'
import type { SectionSource } from '../../../parts/record-section.ts'

/** Warnings to the unit, and the decisions. */
export const violationsSection: SectionSource = {
  person: null,
  ofUnit: (row, { id }) => sql`${row}.apartment_id = ${id} AND ${row}.state <> 'draft'`,
  from: (row, unit) => unit.day(sql`${row}.notified_at`),
  to: (row, unit) => unit.day(sql`${row}.decided_at`),
  events: [
    { kind: 'violation_notified', at: (row) => sql`${row}.notified_at` },
    { kind: 'violation_decided', at: (row) => sql`${row}.decided_at` },
  ],
}
