import { sql } from 'kysely'
import type { SectionSource } from '../../../parts/record-section.ts'

/** Permits to carry things in or out, until they were used. */
export const itemPassesSection: SectionSource = {
  person: null,
  ofUnit: (row, { id }) => sql`${row}.apartment_id = ${id}`,
  from: (row, unit) => unit.day(sql`${row}.created_at`),
  to: (row, unit) => unit.day(sql`${row}.passed_at`),
  events: [
    { kind: 'item_permitted', at: (row) => sql`${row}.created_at` },
    { kind: 'item_passed', at: (row) => sql`${row}.passed_at` },
  ],
}
