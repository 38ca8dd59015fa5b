import { sql } from 'kysely'
import type { SectionSource } from '../../../parts/record-section.ts'

/** Pets, from the day they were registered. */
export const petsSection: SectionSource = {
  person: 'tutor_id',
  ofUnit: (row, { id }) => sql`${row}.apartment_id = ${id}`,
  from: (row, unit) => unit.day(sql`${row}.created_at`),
  to: () => sql`NULL::date`,
  events: [{ kind: 'pet_added', at: (row) => sql`${row}.created_at` }],
}
