import { sql } from 'kysely'
import type { RowRules } from '../../register-endpoints/register-behaviour.ts'
import { isMinorToday } from '../accounts/public/minors.ts'
import { todayOf } from '../companies/public/company-day.ts'
import { holdsToday } from '../units/public/occupancies.ts'
import { ownHouseholds, ownPerson, ownProvider } from '../units/public/own-units.ts'

const occupancy = sql.ref('o')

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofOwnHousehold: (row, actor) => sql`(
    ${row}.id = ${ownPerson(actor)}
    OR (${row}.approval IN ('pending', 'refused') AND ${row}.created_by = ${actor.userId})
    OR ${row}.id IN (
      SELECT o.resident_id FROM occupancies o
      WHERE o.tenant_id = ${actor.tenantId}
        AND o.apartment_id IN ${ownHouseholds(actor)}
        AND o.relation <> 'landlord'
        AND ${holdsToday(occupancy, todayOf(actor))}))`,

  ofOwnContacts: (row, actor) => sql`(
    ${row}.id = ${ownPerson(actor)}
    OR (${row}.guardian_id = ${ownPerson(actor)} AND ${isMinorToday(row, actor)}))`,

  ofOwnProvider: (row, actor) => sql`${row}.id = ${ownProvider(actor)}`,
}
