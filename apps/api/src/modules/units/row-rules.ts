import { sql } from 'kysely'
import type { RowRules } from '../../register-endpoints/register-behaviour.ts'
import { todayOf } from '../companies/public/company-day.ts'
import { hasBegun, ownApartments, ownHouseholds, ownPerson } from './public/own-units.ts'

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofOwnTowers: (row, actor) => sql`${row}.id IN (
    SELECT a.tower_id FROM apartments a
    WHERE a.tenant_id = ${actor.tenantId} AND a.id IN ${ownApartments(actor)})`,

  ofOwnApartments: (row, actor) => sql`${row}.id IN ${ownApartments(actor)}`,

  ofOwnOccupancies: (row, actor) => sql`(
    ${row}.resident_id = ${ownPerson(actor)}
    OR (${row}.apartment_id IN ${ownHouseholds(actor)} AND ${row}.relation <> 'landlord'
      AND ${hasBegun(row, actor)}
      AND coalesce(least(${row}.ends_on, ${row}.leaves_on) >= ${todayOf(actor)}, true)))`,
}
