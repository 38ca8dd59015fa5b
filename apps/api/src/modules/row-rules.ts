import type { TenantActor } from '@portaria/contract/actor'
import { isPlatformRole } from '@portaria/contract/roles'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import type { RowRules } from '../register-endpoints/register-behaviour.ts'
import { writableRoles } from './accounts/public/writable-roles.ts'
import { ofOwnParcels } from './custody/public/parcels.ts'
import { isMinorToday } from './people/public/residents.ts'
import { holdsToday, todayOf } from './units/public/occupancies.ts'
import {
  hasBegun,
  ownApartments,
  ownHouseholds,
  ownPerson,
  ownProvider,
} from './units/public/own-units.ts'
import { ofOwnPermits, ofOwnVisits } from './visits/public/visits.ts'

const occupancy = sql.ref('o')

/**
 * Rows of the own household's units, or of the own person, in the column of that name; but those of whoever
 * is yet to move in.
 */
const ofOwnUnit = (row: Sql, actor: TenantActor, person: string): Sql => sql`(
  ${row}.${sql.ref(person)} = ${ownPerson(actor)}
  OR (${row}.apartment_id IN ${ownHouseholds(actor)} AND NOT coalesce((
    SELECT every(NOT ${hasBegun(sql.ref('moving'), actor)}) FROM occupancies moving
    WHERE moving.tenant_id = ${actor.tenantId} AND moving.apartment_id = ${row}.apartment_id
      AND moving.resident_id = ${row}.${sql.ref(person)} AND moving.deleted_at IS NULL), false)))`

const membership = sql.ref('m')
const invitation = sql.ref('i')

const isOfPlatform = ({ role }: TenantActor) => role === 'system' || isPlatformRole(role)

/**
 * Memberships of roles that the actor may write; roles of a tenant see their own tenant's alone.
 */
const lowerMembership = (row: Sql, actor: TenantActor): Sql => {
  const ofOwnTenant = isOfPlatform(actor) ? sql`true` : sql`${row}.tenant_id = ${actor.tenantId}`
  return sql`(${row}.role = ANY(${writableRoles(actor)}::text[]) AND ${ofOwnTenant})`
}

/** The same, and síndicos of the own company that wait for a síndico's confirmation. */
const toConfirmOrLower = (row: Sql, actor: TenantActor, waits: Sql): Sql =>
  actor.role === 'sindico'
    ? sql`(${lowerMembership(row, actor)} OR (${row}.role = 'sindico' AND ${waits} = 'unconfirmed'
        AND ${row}.tenant_id = ${actor.tenantId}))`
    : lowerMembership(row, actor)

/** Memberships that the actor may see, of the alias `row`. */
export const knownMembership = (row: Sql, actor: TenantActor): Sql =>
  toConfirmOrLower(row, actor, sql`${row}.invitation`)

/** Invitations that the actor may see and nobody has answered, of the alias `row`. */
export const openInvitation = (row: Sql, actor: TenantActor): Sql => sql`(
  ${row}.state IN ('unconfirmed', 'pending')
  AND ${toConfirmOrLower(row, actor, sql`${row}.state`)})`

/** Every row rule by its name; a definition says which role it narrows. */
export const rowRules: RowRules = {
  ofOwnTowers: (row, actor) => sql`${row}.id IN (
    SELECT a.tower_id FROM apartments a
    WHERE a.tenant_id = ${actor.tenantId} AND a.id IN ${ownApartments(actor)})`,

  ofOwnApartments: (row, actor) => sql`${row}.id IN ${ownApartments(actor)}`,

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

  ofOwnOccupancies: (row, actor) => sql`(
    ${row}.resident_id = ${ownPerson(actor)}
    OR (${row}.apartment_id IN ${ownHouseholds(actor)} AND ${row}.relation <> 'landlord'
      AND ${hasBegun(row, actor)}
      AND (${row}.ends_on IS NULL OR ${row}.ends_on >= ${todayOf(actor)})))`,

  ofOwnVehicles: (row, actor) => ofOwnUnit(row, actor, 'resident_id'),

  ofOwnCards: (row, actor) => ofOwnUnit(row, actor, 'resident_id'),

  ofOwnPets: (row, actor) => ofOwnUnit(row, actor, 'tutor_id'),

  ofOwnInvitations: (row, actor) => sql`${row}.created_by = ${actor.userId}`,

  ofOwnVisits,

  ofOwnPermits,

  ofOwnParcels,

  ofOwnProvider: (row, actor) => sql`${row}.id = ${ownProvider(actor)}`,

  ofOwnCompany: (row, actor) => sql`${row}.id = ${actor.tenantId}`,

  ofLowerMembership: knownMembership,

  // For the platform's roles a person is visible if all of the person's memberships are; for a
  // tenant's roles, if one in their tenant is. An invited person is visible if the invitation is.
  ofLowerLevel: (row, actor) =>
    isOfPlatform(actor)
      ? sql`(NOT EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = ${row}.id
          AND m.deleted_at IS NULL AND NOT ${lowerMembership(membership, actor)})
        AND NOT EXISTS (SELECT 1 FROM invitations i WHERE i.id = ${row}.id
          AND NOT ${openInvitation(invitation, actor)}))`
      : sql`(EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = ${row}.id
          AND m.deleted_at IS NULL AND ${knownMembership(membership, actor)})
        OR EXISTS (SELECT 1 FROM invitations i WHERE i.id = ${row}.id
          AND ${openInvitation(invitation, actor)}))`,
}
