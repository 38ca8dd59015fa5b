import { sql } from 'kysely'
import type { SectionSource } from '../../../parts/record-section.ts'

const unknown = () => sql`NULL::date`

/** Parking spaces of the unit, and those lent to it. Their beginning is not recorded. */
export const garagesSection: SectionSource = {
  person: null,
  ofUnit: (row, { id }) => sql`(${row}.apartment_id = ${id} OR ${row}.lent_to_id = ${id})`,
  from: unknown,
  to: unknown,
  events: [],
}
