import { sql } from 'kysely'
import type { RecordUnit, SectionSource } from '../../parts/record-section.ts'
import type { Sql } from '../../platform/database/queries.ts'
import { hasBegun, isOfHousehold, ownPerson } from '../units/public/own-units.ts'
import { meets } from '../units/public/rows-of-unit.ts'

/**
 * The periods in which the actor belonged to the unit's household. Landlords and staff have none,
 * and a person who lived there twice has nothing of the time between (unit-record §2).
 */
const ownPeriod = ({ id, actor }: RecordUnit): Sql => sql`
  h.tenant_id = ${actor.tenantId} AND h.apartment_id = ${id}
  AND h.resident_id = ${ownPerson(actor)} AND h.deleted_at IS NULL
  AND ${isOfHousehold(sql.ref('h'))}`

const isOwn = ({ person }: SectionSource, row: Sql, { actor }: RecordUnit): Sql =>
  person === null
    ? sql`false`
    : sql`coalesce(${row}.${sql.ref(person)} = ${ownPerson(actor)}, false)`

/**
 * Whether a row's resident belonged to the household in that period; a row without a resident must
 * begin in it. Things of people who will move in are hidden by this condition, unless the section
 * has a row rule for today, which already hides them.
 */
function ofHousehold({ person, from }: SectionSource, row: Sql, unit: RecordUnit): Sql {
  if (person === null) return sql`true`
  const who = sql`${row}.${sql.ref(person)}`
  return sql`CASE WHEN ${who} IS NULL THEN ${from(row, unit)} >= h.starts_on ELSE EXISTS (
    SELECT 1 FROM occupancies w
    WHERE w.tenant_id = ${unit.actor.tenantId} AND w.apartment_id = ${unit.id}
      AND w.resident_id = ${who} AND w.deleted_at IS NULL AND w.relation <> 'landlord'
      AND ${hasBegun(sql.ref('w'), unit.actor)}
      AND ${meets(sql`w.starts_on`, sql`w.ends_on`, sql`h.starts_on`, sql`h.ends_on`)}) END`
}

/** Whether a row of a section belongs to the actor, or to their household within its period. */
export function inOwnPeriod(source: SectionSource, row: Sql, unit: RecordUnit): Sql {
  const { from, to } = source
  return sql`(${isOwn(source, row, unit)} OR EXISTS (
    SELECT 1 FROM occupancies h WHERE ${ownPeriod(unit)}
      AND ${meets(from(row, unit), to(row, unit), sql`h.starts_on`, sql`h.ends_on`)}
      AND ${ofHousehold(source, row, unit)}))`
}

/**
 * Whether an event may be shown: on a day in the actor's own period, or on any day for the actor's
 * own row.
 */
export function onOwnDay(source: SectionSource, row: Sql, day: Sql, unit: RecordUnit): Sql {
  return sql`(${isOwn(source, row, unit)} OR EXISTS (
    SELECT 1 FROM occupancies h WHERE ${ownPeriod(unit)}
      AND h.starts_on <= ${day} AND (h.ends_on IS NULL OR h.ends_on >= ${day})))`
}
