import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { RecordUnit } from '../record-unit.ts'
import { ofUnitOrItsPeople } from './of-unit.ts'
import type { SectionSource } from './section-source.ts'

const from = (row: Sql, unit: RecordUnit) =>
  sql`coalesce(${row}.valid_from, ${unit.day(sql`${row}.created_at`)})`
const to = (row: Sql) => sql`${row}.valid_to`

/** Cards, tags and keyfobs of the unit and of who lives there. */
export const cards: SectionSource = {
  person: 'resident_id',
  ofUnit: (row, unit) => ofUnitOrItsPeople(row, unit, from(row, unit), to(row)),
  from,
  to,
  events: [
    { kind: 'card_added', on: from },
    { kind: 'card_ended', on: to },
  ],
}
