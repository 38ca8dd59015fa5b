import {
  isDecidedAtGate,
  keepsDays,
  type PassRefusal,
  type PassTerms,
  passRefusal,
} from '@portaria/contract/modules/visits/pass-window'
import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { readLocalMoment } from '../../companies/public/local-moment.ts'
import { isAtWork } from '../../people/public/employees.ts'
import { isActiveResident } from '../../people/public/residents.ts'
import { holdsToday, lastDayOf, livesToday } from '../../units/public/occupancies.ts'
import { mayAuthorize, readVisitSettings } from './visits.ts'

export type StoredPass = PassTerms & {
  readonly id: string
  readonly generation: number
  readonly apartment_id: string | null
  readonly common_area_id: string | null
  readonly host_id: string | null
  readonly employee_id: string | null
  readonly revoked_at: Date | null
}

/** Reasons why a pass lets nobody in; codes of the field `pass`. */
export type EntryRefusal = PassRefusal | 'pass_host_gone'

/** A refused use of a pass, on the field `pass`. */
export const passProblem = (
  code: EntryRefusal | 'pass_required' | 'pass_unknown' | 'pass_wrong_destination',
) => problem('state_conflict', { errors: [{ field: 'pass', code }] })

const terms = sql`id, revoked_at, apartment_id, common_area_id, host_id, employee_id, state, status, valid_from, valid_to, uses_allowed,
  uses_done, weekdays, from_time, to_time, on_holidays,
  (SELECT s.generation FROM pass_secrets s
    WHERE s.tenant_id = passes.tenant_id AND s.pass_id = passes.id) AS generation`

/**
 * Reads a live pass of the actor's company. With `lock`, nobody uses or changes it meanwhile.
 * Visits can still be written that refer to it: with a stronger lock, two writers of its visits
 * would wait for each other.
 */
export function findPass(
  { queries, actor }: TenantContext,
  id: string,
  lock = false,
): Promise<StoredPass | undefined> {
  return queries.first(sql<StoredPass>`
    SELECT ${terms} FROM passes
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND deleted_at IS NULL
    ${lock ? sql`FOR NO KEY UPDATE` : sql``}`)
}

/**
 * Returns the reason why a pass cannot be used now, or could not at the judged moment; null if it
 * can. A pass ends when its giver moves out or may no longer authorise visitors.
 */
export async function refusalNow(
  context: TenantContext,
  pass: StoredPass,
): Promise<EntryRefusal | null> {
  const { tolerance_min: tolerance } = await readVisitSettings(context)
  const moment = await readLocalMoment(context, { withHolidays: keepsDays(pass) })
  const refusal = passRefusal(asItWas(pass, context.at), moment, tolerance)
  if (refusal !== null) return refusal
  return (await givenUntil(context, [pass.id])).has(pass.id) ? null : 'pass_host_gone'
}

/** Returns the pass as it was before it was revoked, if it was revoked after the judged moment. */
function asItWas(pass: StoredPass, at: Date | undefined): StoredPass {
  const isLater = at !== undefined && pass.revoked_at !== null && pass.revoked_at > at
  return isLater && pass.state === 'revoked' ? { ...pass, state: 'active' } : pass
}

/**
 * Returns for each of some live passes, by its id, the reason why it cannot be used now, as
 * `refusalNow` judges it. The number of statements does not depend on that of the passes. Ids that
 * are no live pass of the company are left out.
 */
export async function refusalsNow(
  context: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EntryRefusal | null>> {
  const refusals = await termRefusals(context, ids)
  if (refusals.size === 0) return refusals
  const given = await givenUntil(context, [...refusals.keys()])
  return new Map(
    [...refusals].map(([id, refusal]) => [
      id,
      refusal ?? (given.has(id) ? null : 'pass_host_gone'),
    ]),
  )
}

/**
 * Returns the reasons as `refusalsNow` does, but by the terms of the passes alone. This is for
 * lists: the rights of the givers are checked at the entry.
 */
export async function termRefusals(
  context: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PassRefusal | null>> {
  if (ids.length === 0) return new Map()
  const { queries, actor } = context
  const found = await queries.all(sql<StoredPass>`
    SELECT ${terms} FROM passes
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[]) AND deleted_at IS NULL`)
  const { tolerance_min: tolerance } = await readVisitSettings(context)
  const moment = await readLocalMoment(context, { withHolidays: found.some(keepsDays) })
  return new Map(found.map((pass) => [pass.id, passRefusal(pass, moment, tolerance)]))
}

/**
 * Locks a pass until the end of the transaction, and returns the reason against its use: if two
 * calls use the last entry at the same moment, only one gets it. Throws `passProblem` for reasons
 * that the gate does not decide about.
 */
export async function lockForUse(context: TenantContext, id: string): Promise<PassRefusal | null> {
  const pass = await findPass(context, id, true)
  const refusal = pass ? await refusalNow(context, pass) : 'pass_revoked'
  if (refusal === null) return null
  if (refusal === 'pass_host_gone' || !isDecidedAtGate(refusal)) throw passProblem(refusal)
  return refusal
}

/**
 * Counts a use of a pass. A pass that is used up is not counted further, even if the gate lets
 * people in despite that.
 */
export async function countUse(context: TenantContext, id: string): Promise<void> {
  await cascade(
    context,
    passes,
    sql`r.id = ${id} AND (r.uses_allowed IS NULL OR r.uses_done < r.uses_allowed)`,
    {
      set: {
        uses_done: sql`r.uses_done + 1`,
        state: sql`CASE WHEN r.state = 'active' AND r.uses_done + 1 >= r.uses_allowed THEN 'used'
          ELSE r.state END`,
      },
    },
    'an entry by the pass',
  )
}

/**
 * Gives back the use of a pass whose entry was taken back, if that entry was counted. An entry by a
 * used-up pass was not counted: then the remaining entries explain all of its uses.
 */
export async function uncountUse(context: TenantContext, id: string): Promise<void> {
  await cascade(
    context,
    passes,
    sql`r.id = ${id} AND r.uses_done > (
      SELECT count(*) FROM visits v
      WHERE v.tenant_id = r.tenant_id AND v.pass_id = r.id AND v.checked_in_at IS NOT NULL)`,
    {
      set: {
        uses_done: sql`r.uses_done - 1`,
        state: sql`CASE r.state WHEN 'used' THEN 'active' ELSE r.state END`,
      },
    },
    'an entry by the pass was taken back',
  )
}

/**
 * Returns those of some passes whose destination still stands for the person whom they were given
 * for, each with the last day for which that is known; null without one. An employee must work here. The host of a pass to a common area must be active and live in
 * any unit. The host of a pass to a unit must be active, live there and, if their own login made
 * the pass, still be allowed to authorise visitors. If the desk named no host for a unit, one of
 * the people who could authorise visitors there when the pass was made must still be there, if
 * there was one.
 */
export async function givenUntil(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const [o, today] = [sql.ref('o'), todayOf(actor)]
  const ofUnit = sql`o.tenant_id = p.tenant_id AND o.apartment_id = p.apartment_id`
  const madeOn = sql`(p.created_at AT TIME ZONE t.time_zone)::date`
  const couldAnswer = sql`${ofUnit} AND o.deleted_at IS NULL AND o.may_authorize_visitors
    AND o.relation <> 'landlord' AND o.starts_on <= ${madeOn}
    AND (o.ends_on IS NULL OR o.ends_on >= ${madeOn})`
  const last = sql`max(${lastDayOf(o)})`
  const given = await queries.all(sql<{ id: string; until: string | null }>`
    SELECT id, CASE WHEN isfinite(until) THEN until::text END AS until FROM (
      SELECT p.id, CASE
        WHEN p.employee_id IS NOT NULL THEN (
          SELECT coalesce(e.leaves_on, 'infinity') FROM employees e
          WHERE e.tenant_id = p.tenant_id AND e.id = p.employee_id AND ${isAtWork(sql.ref('e'))})
        WHEN p.common_area_id IS NOT NULL AND p.host_id IS NULL THEN 'infinity'
        WHEN p.common_area_id IS NOT NULL THEN (SELECT ${last} FROM occupancies o
          WHERE o.tenant_id = p.tenant_id AND o.resident_id = p.host_id AND ${livesToday(o, today)}
            AND ${isActiveResident(sql.ref('o.resident_id'), actor)})
        WHEN p.host_id IS NOT NULL THEN (SELECT ${last} FROM occupancies o
          WHERE ${ofUnit} AND o.resident_id = p.host_id AND ${livesToday(o, today)}
            AND ${isActiveResident(sql.ref('o.resident_id'), actor)}
            AND (${mayAuthorize(o, actor)} OR NOT EXISTS (SELECT 1 FROM memberships m
              WHERE m.tenant_id = p.tenant_id AND m.user_id = p.created_by
                AND m.role = 'condomino' AND m.resident_id = p.host_id)))
        WHEN NOT EXISTS (SELECT 1 FROM occupancies o WHERE ${couldAnswer}) THEN 'infinity'
        ELSE (SELECT ${last} FROM occupancies o WHERE ${couldAnswer} AND ${holdsToday(o, today)}
          AND ${isActiveResident(sql.ref('o.resident_id'), actor)})
        END AS until
      FROM passes p JOIN tenants t ON t.id = p.tenant_id
      WHERE p.tenant_id = ${actor.tenantId} AND p.id = ANY(${[...ids]}::uuid[])) given
    WHERE until IS NOT NULL`)
  return new Map(given.map(({ id, until }) => [id, until]))
}
