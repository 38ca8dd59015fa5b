import { sql } from 'kysely'
import type { SectionSource } from '../../../parts/record-section.ts'

/** The present and former people of the unit, with relation and period. */
export const peopleSection: SectionSource = {
  person: 'resident_id',
  ofUnit: (row, { id }) => sql`${row}.apartment_id = ${id}`,
  from: (row) => sql`${row}.starts_on`,
  to: (row) => sql`${row}.ends_on`,
  events: [
    { kind: 'moved_in', on: (row) => sql`${row}.starts_on` },
    { kind: 'moved_out', on: (row) => sql`${row}.ends_on` },
  ],
  subject: { register: 'residents', column: 'resident_id' },
}
