import { sql } from 'kysely'
import type { SectionSource } from '../../../parts/record-section.ts'

/** Requests of the unit. */
export const requestsSection: SectionSource = {
  person: 'requester_id',
  ofUnit: (row, { id }) => sql`${row}.apartment_id = ${id}`,
  from: (row, unit) => unit.day(sql`${row}.opened_at`),
  to: (row, unit) => unit.day(sql`${row}.closed_at`),
  events: [
    { kind: 'request_opened', at: (row) => sql`${row}.opened_at` },
    { kind: 'request_closed', at: (row) => sql`${row}.closed_at` },
  ],
}
