import { sql } from 'kysely'
import type { SectionSource } from '../../../parts/record-section.ts'

/** Reservations of the unit. */
export const eventsSection: SectionSource = {
  person: 'resident_id',
  ofUnit: (row, { id }) => sql`${row}.apartment_id = ${id}`,
  from: (row, unit) => unit.day(sql`${row}.starts_at`),
  to: (row, unit) => unit.day(sql`${row}.ends_at`),
  events: [
    { kind: 'event_booked', at: (row) => sql`${row}.created_at` },
    { kind: 'event_cancelled', at: (row) => sql`${row}.cancelled_at` },
  ],
}
