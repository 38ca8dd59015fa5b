import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { meets, type RecordUnit } from '../record-unit.ts'

/**
 * Rows of the unit, and those without a unit whose resident lived there while they held: a card is
 * given to a person, and often to no unit.
 */
export const ofUnitOrItsPeople = (row: Sql, { id, actor }: RecordUnit, from: Sql, to: Sql): Sql =>
  sql`(${row}.apartment_id = ${id} OR (${row}.apartment_id IS NULL AND EXISTS (
    SELECT 1 FROM occupancies l
    WHERE l.tenant_id = ${actor.tenantId} AND l.apartment_id = ${id}
      AND l.resident_id = ${row}.resident_id AND l.deleted_at IS NULL AND l.relation <> 'landlord'
      AND ${meets(from, to, sql`l.starts_on`, sql`l.ends_on`)})))`
