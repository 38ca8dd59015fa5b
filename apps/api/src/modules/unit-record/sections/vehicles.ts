import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { RecordUnit } from '../record-unit.ts'
import { ofUnitOrItsPeople } from './of-unit.ts'
import type { SectionSource } from './section-source.ts'

const from = (row: Sql, unit: RecordUnit) =>
  sql`coalesce(${row}.starts_on, ${unit.day(sql`${row}.created_at`)})`
const to = (row: Sql) => sql`${row}.ends_on`

/** Vehicles with their tags, until they are sold. */
export const vehicles: SectionSource = {
  person: 'resident_id',
  ofUnit: (row, unit) => ofUnitOrItsPeople(row, unit, from(row, unit), to(row)),
  from,
  to,
  events: [
    { kind: 'vehicle_added', on: from },
    { kind: 'vehicle_ended', on: to },
  ],
}
