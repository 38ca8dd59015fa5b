import { sql } from 'kysely'
import type { RecordUnit, SectionSource } from '../../../parts/record-section.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { ofUnitOrItsPeople } from '../../units/public/rows-of-unit.ts'
import { isHeldRow } from '../public/parcels.ts'

const from = (row: Sql, unit: RecordUnit) => unit.day(sql`${row}.arrived_at`)
const to = (row: Sql, unit: RecordUnit) =>
  sql`CASE WHEN NOT ${isHeldRow(row)} THEN ${unit.day(sql`
  coalesce(${row}.handed_at, ${row}.returned_at, ${row}.refused_at, ${row}.lost_at)`)} END`

/**
 * Returns the moment when a parcel reached its state; null if it is no longer in that state, like a
 * lost parcel that was found.
 */
const when = (row: Sql, state: string, column: string) =>
  sql`CASE WHEN ${row}.state = ${state} THEN ${row}.${sql.ref(column)} END`

/** Parcels of the unit and its residents, while they wait. An undone reception does not count. */
export const parcelsSection: SectionSource = {
  person: 'resident_id',
  ofUnit: (row, unit) => sql`(${row}.state <> 'cancelled'
    AND ${ofUnitOrItsPeople(row, unit, from(row, unit), to(row, unit))})`,
  from,
  to,
  events: [
    { kind: 'parcel_arrived', at: (row) => sql`${row}.arrived_at` },
    { kind: 'parcel_handed', at: (row) => sql`${row}.handed_at` },
    { kind: 'parcel_returned', at: (row) => sql`${row}.returned_at` },
    { kind: 'parcel_refused', at: (row) => sql`${row}.refused_at` },
    { kind: 'parcel_lost', at: (row) => when(row, 'lost', 'lost_at') },
  ],
}
