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

/** Units of the actor's occupancies that hold today, in relations that meet the condition. */
const unitsWhere = (actor: TenantActor, relation: Sql): Sql => sql`
  (SELECT o.apartment_id FROM occupancies o
   WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${ownPerson(actor)} ${relation}
     AND ${holdsToday(sql.ref('o'), todayOf(actor))})`

/** Units of the condomino's occupancies of today. */
export const ownApartments = (actor: TenantActor): Sql => unitsWhere(actor, sql``)

/**
 * Whether an occupancy belongs to the household. A landlord keeps the property and loses the
 * household: they may not see who lives there now (units §7).
 */
export const isOfHousehold = (occupancy: Sql): Sql =>
  sql`${occupancy}.relation NOT IN ('landlord', 'domestic_staff')`

/**
 * Whether the actor may know of another person's occupancy: the next household of the unit is not
 * part of the actor's household. The actor sees their own proposals before they begin.
 */
export const hasBegun = (occupancy: Sql, actor: TenantActor): Sql => sql`
  (${occupancy}.starts_on <= ${todayOf(actor)} OR ${occupancy}.created_by = ${actor.userId})`

/** Units of the actor's household today. */
export const ownHouseholds = (actor: TenantActor): Sql =>
  unitsWhere(actor, sql`AND ${isOfHousehold(sql.ref('o'))}`)

/**
 * Units that the condomino owns and lives in, or rents: for these they propose residents
 * (accounts §12).
 */
export const ownTenures = (actor: TenantActor): Sql =>
  unitsWhere(actor, sql`AND o.relation IN ('owner', 'tenant')`)

/**
 * Rows of units that a condomino may see: their own, and those of people of their household, but no
 * requests or bookings of former residents. `person` is the column with the person of a row.
 */
export const ofOwnPeople = (row: Sql, person: string, actor: TenantActor): Sql => sql`(
    ${row}.${sql.ref(person)} = ${ownPerson(actor)}
    OR (${row}.apartment_id IN ${ownHouseholds(actor)} AND EXISTS (
      SELECT 1 FROM occupancies o
      WHERE o.tenant_id = ${actor.tenantId} AND o.apartment_id = ${row}.apartment_id
        AND o.resident_id = ${row}.${sql.ref(person)}
        AND ${livesToday(sql.ref('o'), todayOf(actor))})))`
