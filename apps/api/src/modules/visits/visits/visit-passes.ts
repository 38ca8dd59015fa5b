import { isTooLong, type PassRefusal } from '@portaria/contract/modules/visits/pass-window'
import { passes } from '@portaria/contract/modules/visits/passes/passes'
import type { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'
import { cascadeTransition } from '../../../register-endpoints/cascade-transition.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { countUse, lockForUse, passProblem } from '../public/passes.ts'

type Row = RowOf<typeof visits>

/**
 * Locks the pass by which a visit enters, and returns the reason why it is not valid, if any. Only
 * an expected visit and one made from a pass enter by it; if it is not valid now, the gate decides.
 * A visit that somebody authorised needs no pass. Throws `passProblem`.
 */
export async function judgePass(
  context: TenantContext,
  next: Row,
  before: Row,
): Promise<PassRefusal | null> {
  const isByPass = before.state === 'expected' || before.answered_through === 'pass'
  if (!isByPass) return null
  const { pass_id: passId } = next
  if (passId === null) throw passProblem('pass_required')
  return lockForUse(context, passId)
}

/**
 * Counts the entry of a visit on its pass, even if somebody authorised the visit in person: a pass
 * for one entry must not serve a second time.
 */
export async function takePass(context: TenantContext, visit: Row): Promise<void> {
  if (visit.pass_id !== null) await countUse(context, visit.pass_id)
}

/**
 * Whether the gate cannot change the terms of a visit's pass, because a household or the company
 * gave it.
 */
export async function isGivenByOthers(
  { queries, actor }: TenantContext,
  visit: Row,
): Promise<boolean> {
  if (visit.pass_id === null) return false
  const found = await queries.first(sql`
    SELECT 1 FROM passes WHERE tenant_id = ${actor.tenantId} AND id = ${visit.pass_id}
      AND given_by IS DISTINCT FROM 'gate'`)
  return found !== undefined
}

/** Ends the pass of a visit that will not take place, if it was given for that visit only. */
export async function endPass(
  machineries: Machineries,
  context: TenantContext,
  visit: Row,
): Promise<void> {
  if (visit.pass_id === null) return
  await cascadeTransition(
    machineryOf(machineries, 'passes'),
    context,
    sql`r.id = ${visit.pass_id} AND r.uses_allowed = 1`,
    'cancel',
    'its only visit will not be',
  )
}

/** Pairs of fields with the same value: one of the visit, one of its pass. */
export const pairs = [
  ['expected_from', 'valid_from'],
  ['expected_to', 'valid_to'],
  ['plate', 'plate'],
  ['companions', 'companions'],
] as const

/**
 * Changes the pass of an expected visit together with it, if the pass was given for this visit
 * only. Throws `validation` for a time without an end, in the wrong order, or longer than a pass
 * may be.
 */
export async function movePass(context: TenantContext, visit: Row): Promise<void> {
  if (visit.state !== 'expected' || visit.pass_id === null) return
  const { expected_from: from, expected_to: to, plate, companions } = visit
  if (from === null) throw fieldProblem('expected_from', 'required')
  if (to === null) throw fieldProblem('expected_to', 'required')
  if (to <= from) throw fieldProblem('expected_to', 'ends_before_start')
  if (isTooLong(from, to)) throw fieldProblem('expected_to', 'out_of_range')
  await cascade(
    context,
    passes,
    sql`r.id = ${visit.pass_id} AND r.uses_allowed = 1
      AND (r.valid_from, r.valid_to, r.plate, r.companions) IS DISTINCT FROM
        (${from}::timestamptz, ${to}::timestamptz, ${plate}::text, ${companions}::integer)`,
    { set: { valid_from: from, valid_to: to, plate, companions } },
    'its only visit was moved',
  )
}
