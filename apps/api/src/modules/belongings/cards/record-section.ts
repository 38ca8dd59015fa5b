import { sql } from 'kysely'
import type { RecordUnit, SectionSource } from '../../../parts/record-section.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { ofUnitOrItsPeople } from '../../units/public/rows-of-unit.ts'

const from = (row: Sql, unit: RecordUnit) =>
  sql`coalesce(${row}.valid_from, ${unit.day(sql`${row}.created_at`)})`
const to = (row: Sql) => sql`${row}.valid_to`

/** Cards, tags and keyfobs of the unit and its residents. */
export const cardsSection: SectionSource = {
  person: 'resident_id',
  ofUnit: (row, unit) => ofUnitOrItsPeople(row, unit, from(row, unit), to(row)),
  from,
  to,
  events: [
    { kind: 'card_added', on: from },
    { kind: 'card_ended', on: to },
  ],
}
