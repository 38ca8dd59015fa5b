import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { holdsToday, livesToday } from './occupancies.ts'

/** The resident that a condomino's membership stands for. */
export const ownPerson = (actor: TenantActor): Sql => sql`
  (SELECT m.resident_id FROM memberships m WHERE m.id = ${actor.membershipId})`

/** The provider that a service provider's membership stands for. */
export const ownProvider = (actor: TenantActor): Sql => sql`
  (SELECT m.provider_id FROM memberships m WHERE m.id = ${actor.membershipId})`

/** Units of the own occupancies that hold today, of the relations that the condition names. */
const unitsWhere = (actor: TenantActor, relation: Sql): Sql => sql`
  (SELECT o.apartment_id FROM occupancies o
   WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${ownPerson(actor)} ${relation}
     AND ${holdsToday(sql.ref('o'), todayOf(actor))})`

/** Units that the condomino is tied to today. */
export const ownApartments = (actor: TenantActor): Sql => unitsWhere(actor, sql``)

/**
 * Whether an occupancy is of the household. A landlord keeps the property and loses the household: who
 * lives there now is not theirs to see (units §7).
 */
export const isOfHousehold = (occupancy: Sql): Sql =>
  sql`${occupancy}.relation NOT IN ('landlord', 'domestic_staff')`

/**
 * Whether an occupancy of somebody else may be known of: the person who is to move in after the own household
 * is nobody of it. What the actor proposed is theirs to see before it begins.
 */
export const hasBegun = (occupancy: Sql, actor: TenantActor): Sql => sql`
  (${occupancy}.starts_on <= ${todayOf(actor)} OR ${occupancy}.created_by = ${actor.userId})`

/** Units of the own household today. */
export const ownHouseholds = (actor: TenantActor): Sql =>
  unitsWhere(actor, sql`AND ${isOfHousehold(sql.ref('o'))}`)

/**
 * Units that the condomino owns and lives in, or rents: for these they propose who lives there
 * (accounts §12).
 */
export const ownTenures = (actor: TenantActor): Sql =>
  unitsWhere(actor, sql`AND o.relation IN ('owner', 'tenant')`)

/**
 * Rows of units that a condomino has as their own: those of themselves, and those of the people of their
 * household; what former residents asked for or booked is not theirs. `person` is the column of whom a row is of.
 */
export const ofOwnPeople = (row: Sql, person: string, actor: TenantActor): Sql => sql`(
    ${row}.${sql.ref(person)} = ${ownPerson(actor)}
    OR (${row}.apartment_id IN ${ownHouseholds(actor)} AND EXISTS (
      SELECT 1 FROM occupancies o
      WHERE o.tenant_id = ${actor.tenantId} AND o.apartment_id = ${row}.apartment_id
        AND o.resident_id = ${row}.${sql.ref(person)}
        AND ${livesToday(sql.ref('o'), todayOf(actor))})))`
