import { sql } from 'kysely'
import type { SectionSource } from '../../../parts/record-section.ts'

/** Passes that let visitors of the unit in. */
export const passesSection: SectionSource = {
  person: null,
  ofUnit: (row, { id }) => sql`${row}.apartment_id = ${id}`,
  from: (row, unit) => unit.day(sql`${row}.valid_from`),
  to: (row, unit) => unit.day(sql`coalesce(${row}.revoked_at, ${row}.valid_to)`),
  events: [
    { kind: 'pass_given', at: (row) => sql`${row}.created_at` },
    { kind: 'pass_revoked', at: (row) => sql`${row}.revoked_at` },
  ],
}
