import { sql } from 'kysely'
import type { RecordUnit, SectionSource } from '../../../parts/record-section.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { ofUnitOrItsPeople } from '../../units/public/rows-of-unit.ts'

const from = (row: Sql, unit: RecordUnit) =>
  sql`coalesce(${row}.starts_on, ${unit.day(sql`${row}.created_at`)})`
const to = (row: Sql) => sql`${row}.ends_on`

/** Vehicles with their tags, until they are sold. */
export const vehiclesSection: SectionSource = {
  person: 'resident_id',
  ofUnit: (row, unit) => ofUnitOrItsPeople(row, unit, from(row, unit), to(row)),
  from,
  to,
  events: [
    { kind: 'vehicle_added', on: from },
    { kind: 'vehicle_ended', on: to },
  ],
}
