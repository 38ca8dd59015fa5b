import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { RowRules } from '../../register-endpoints/register-behaviour.ts'
import { hasBegun, ownHouseholds, ownPerson } from '../units/public/own-units.ts'

/**
 * Rows of units of the actor's household, and rows of the actor, by the column `person`; but no
 * rows of a person who has yet to move in.
 */
const ofOwnUnit = (row: Sql, actor: TenantActor, person: string): Sql => sql`(
  ${row}.${sql.ref(person)} = ${ownPerson(actor)}
  OR (${row}.apartment_id IN ${ownHouseholds(actor)} AND NOT coalesce((
    SELECT every(NOT ${hasBegun(sql.ref('moving'), actor)}) FROM occupancies moving
    WHERE moving.tenant_id = ${actor.tenantId} AND moving.apartment_id = ${row}.apartment_id
      AND moving.resident_id = ${row}.${sql.ref(person)} AND moving.deleted_at IS NULL), false)))`

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofOwnVehicles: (row, actor) => ofOwnUnit(row, actor, 'resident_id'),

  ofOwnCards: (row, actor) => ofOwnUnit(row, actor, 'resident_id'),

  ofOwnPets: (row, actor) => ofOwnUnit(row, actor, 'tutor_id'),
}
