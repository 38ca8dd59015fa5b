import { isTooLong, type PassRefusal } from '@portaria/contract/modules/visits/pass-window'
import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { sql } from 'kysely'
import { type Changes, recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { sameValue, type UntypedRow } from '../../../register-endpoints/untyped-row.ts'
import { countUse, lockForUse, passProblem } from '../public/passes.ts'

/**
 * Locks the pass by which a visit enters, and answers what stands against it. One that is expected, or is
 * the use of a pass, enters by it: the pass must hold now, or the gate decides. One that was let in by a
 * word needs none. Throws `passProblem`.
 */
export async function judgePass(
  context: TenantContext,
  next: UntypedRow,
  before: UntypedRow,
): Promise<PassRefusal | null> {
  const isByPass = before['state'] === 'expected' || before['answered_through'] === 'pass'
  if (!isByPass) return null
  const passId = next['pass_id']
  if (typeof passId !== 'string') throw passProblem('pass_required')
  return lockForUse(context, passId)
}

/**
 * Counts the entry of a visit on its pass, also of one that was let in by a word: nobody comes a second
 * time by a pass for one.
 */
export async function takePass(context: TenantContext, visit: UntypedRow): Promise<void> {
  if (typeof visit['pass_id'] === 'string') await countUse(context, visit['pass_id'])
}

/** Whether the terms of a visit's pass are not the gate's to change: a household or the company gave it. */
export async function isGivenByOthers(
  { queries, actor }: TenantContext,
  visit: UntypedRow,
): Promise<boolean> {
  if (typeof visit['pass_id'] !== 'string') return false
  const found = await queries.first(sql`
    SELECT 1 FROM passes WHERE tenant_id = ${actor.tenantId} AND id = ${visit['pass_id']}
      AND given_by IS DISTINCT FROM 'gate'`)
  return found !== undefined
}

/** Ends the pass of a visit that will not be: one that was given for it alone. */
export async function endPass(context: TenantContext, visit: UntypedRow): Promise<void> {
  const { queries, actor } = context
  if (typeof visit['pass_id'] !== 'string') return
  const ended = await queries.count(sql`
    UPDATE passes SET state = 'cancelled', version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${visit['pass_id']}
      AND uses_allowed = 1 AND state IN ('active', 'used')`)
  if (ended > 0) await note(context, visit['pass_id'], { state: ['active', 'cancelled'] })
}

/** The fields of a visit and those of its pass that say the same. */
export const pairs = [
  ['expected_from', 'valid_from'],
  ['expected_to', 'valid_to'],
  ['plate', 'plate'],
  ['companions', 'companions'],
] as const

/**
 * Moves the pass of an expected visit with it, where it was given for this visit alone. Throws
 * `validation` for a time without an end, in the wrong order, or longer than a pass may be.
 */
export async function movePass(context: TenantContext, visit: UntypedRow): Promise<void> {
  const { queries, actor } = context
  if (visit['state'] !== 'expected' || typeof visit['pass_id'] !== 'string') return
  const { expected_from: from, expected_to: to } = visit
  if (from == null) throw fieldProblem('expected_from', 'required')
  if (to == null) throw fieldProblem('expected_to', 'required')
  if (timeOf(to) <= timeOf(from)) throw fieldProblem('expected_to', 'ends_before_start')
  if (isTooLong(from, to)) throw fieldProblem('expected_to', 'out_of_range')
  const pass = await queries.first(sql<UntypedRow>`
    SELECT id, valid_from, valid_to, plate, companions FROM passes
    WHERE tenant_id = ${actor.tenantId} AND id = ${visit['pass_id']} AND uses_allowed = 1
    FOR NO KEY UPDATE`)
  if (!pass) return
  const changed = pairs.filter(([own, its]) => !sameMoment(visit[own], pass[its]))
  if (changed.length === 0) return
  await queries.count(sql`
    UPDATE passes SET valid_from = ${from}, valid_to = ${to}, plate = ${visit['plate'] ?? null},
      companions = ${visit['companions'] ?? null}, version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${pass.id}`)
  const changes = changed.map(([own, its]) => [its, [pass[its] ?? null, visit[own] ?? null]])
  await note(context, pass.id, Object.fromEntries(changes) as Changes)
}

const timeOf = (value: unknown): number =>
  value instanceof Date ? value.getTime() : Date.parse(String(value))

const sameMoment = (own: unknown, its: unknown): boolean =>
  its instanceof Date ? own != null && timeOf(own) === its.getTime() : sameValue(own, its)

async function note(context: TenantContext, passId: string, changes: Changes): Promise<void> {
  await recordAudit(context, { register: passes.name, rowId: passId, operation: 'update', changes })
  await publishChange(context, passes, [passId])
}
