import { sql } from 'kysely'
import type { RecordUnit } from '../../../parts/record-section.ts'
import type { Sql } from '../../../platform/database/queries.ts'

/**
 * Rows of the unit, and rows without a unit whose resident lived there while they held: a card is
 * given to a person, and often to no unit.
 */
export function ofUnitOrItsPeople(row: Sql, { id, actor }: RecordUnit, from: Sql, to: Sql): Sql {
  const lived = sql`l.tenant_id = ${actor.tenantId} AND l.apartment_id = ${id}
    AND l.deleted_at IS NULL AND l.relation <> 'landlord'`
  // The array is computed once, so that both sides of OR use their indexes.
  return sql`(${row}.apartment_id = ${id} OR (${row}.apartment_id IS NULL
    AND ${row}.resident_id = ANY(ARRAY(SELECT l.resident_id FROM occupancies l WHERE ${lived}))
    AND EXISTS (
      SELECT 1 FROM occupancies l
      WHERE ${lived} AND l.resident_id = ${row}.resident_id
        AND ${meets(from, to, sql`l.starts_on`, sql`l.ends_on`)})))`
}

/** Whether two spans of days overlap; an open end is null. */
export const meets = (from: Sql, to: Sql, otherFrom: Sql, otherTo: Sql): Sql => sql`(
  coalesce(${from}, '-infinity'::date) <= coalesce(${otherTo}, 'infinity'::date)
  AND coalesce(${to}, 'infinity'::date) >= ${otherFrom})`
