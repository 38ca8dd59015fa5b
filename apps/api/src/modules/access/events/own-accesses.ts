import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { isMinorToday } from '../../accounts/public/minors.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { ownEmployee } from '../../people/public/employees.ts'
import { holdsToday } from '../../units/public/occupancies.ts'
import { ownHouseholds, ownPerson, ownProvider } from '../../units/public/own-units.ts'
import { ofOwnPermits } from '../../visits/public/visits.ts'

const pass = sql.ref('p')

/** Whether a pass `p` is one of the guests of a condomino's household, as in the list of passes. */
const isOfOwnGuest = (actor: TenantActor): Sql => sql`(${ofOwnPermits(pass, actor)}
  OR (p.common_area_id IS NOT NULL AND p.host_id = ${ownPerson(actor)}))`

/**
 * The events `e` that an actor may see, with their passes `p`: of a condomino, their own, those of
 * minors whose guardian they are, and those of guests of their household (access §13).
 */
export const visibleAccesses = (actor: TenantActor): Sql =>
  actor.role !== 'condomino'
    ? sql`true`
    : sql`(e.resident_id = ${ownPerson(actor)}
      OR e.resident_id IN (SELECT m.id FROM residents m
        WHERE m.tenant_id = ${actor.tenantId} AND m.guardian_id = ${ownPerson(actor)}
          AND m.deleted_at IS NULL AND ${isMinorToday(sql.ref('m'), actor)})
      OR (e.visitor_id IS NOT NULL AND p.id IS NOT NULL AND ${isOfOwnGuest(actor)}))`

/**
 * Whether an event `e` is of the actor, or of somebody of their units: that somebody was forced must
 * not show on a screen beside them (panic §12).
 */
const isBesideActor = (actor: TenantActor): Sql => sql`coalesce(
  e.resident_id = ${ownPerson(actor)} OR e.employee_id = ${ownEmployee(actor)}
    OR e.provider_id = ${ownProvider(actor)} OR e.resident_id IN (
      SELECT o.resident_id FROM occupancies o
      WHERE o.tenant_id = ${actor.tenantId} AND o.apartment_id IN ${ownHouseholds(actor)}
        AND ${holdsToday(sql.ref('o'), todayOf(actor))}), false)`

/** The marks of an attempt `e` with those of what became of it `f`, each once. */
const marks = sql`(e.marks || ARRAY(SELECT m FROM unnest(f.marks) m WHERE m <> ALL(e.marks)))`

/** The marks of a line for an actor: duress is told to those who can help alone. */
export const visibleMarks = (actor: TenantActor): Sql =>
  actor.role === 'condomino'
    ? sql`CASE WHEN e.visitor_id IS NULL THEN array_remove(${marks}, 'duress')
        ELSE array_replace(array_remove(${marks}, 'duress'), 'blocked', 'revoked') END`
    : sql`CASE WHEN ${isBesideActor(actor)} THEN array_remove(${marks}, 'duress') ELSE ${marks} END`

/** The reason of an event `e` for an actor: who invited somebody reads no block of theirs. */
export const visibleReason = (actor: TenantActor): Sql =>
  actor.role === 'condomino'
    ? sql`CASE WHEN e.visitor_id IS NOT NULL AND e.reason = 'blocked' THEN 'revoked' ELSE e.reason END`
    : sql`e.reason`

/**
 * The visitor of an event `e` for an actor, by id and name: a household reads what was typed on its
 * pass, and never the visitor behind it.
 */
export const visibleVisitor = (actor: TenantActor): { id: Sql; name: Sql } =>
  actor.role === 'condomino'
    ? { id: sql`p.id`, name: sql`p.guest_name` }
    : { id: sql`v.id`, name: sql`coalesce(nullif(v.social_name, ''), v.name)` }
