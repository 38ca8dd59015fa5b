import type { Actor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isRemovable } from '@portaria/contract/define-register/states'
import { uniqueRules } from '@portaria/contract/define-register/unique-rules'
import { sql } from 'kysely'
import { recordAudit } from '../platform/audit.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../platform/problem.ts'
import { claimOf, settleDisputes } from './aspects/disputed-values.ts'
import { hiddenIn } from './aspects/hidden-values/own-typing.ts'
import { inRevealingTransaction, noteNotFound } from './aspects/hidden-values/revealing-writes.ts'
import { publishChange } from './change-event.ts'
import type { Machinery } from './machinery.ts'
import { referencesIn } from './placed-references.ts'
import { findRow, readRecord } from './read-records.ts'
import { alsoSet, ofTenant, row, tableOf } from './record-columns.ts'
import { writeChange } from './row-changes.ts'
import { changedFields, checkRow, completeRow } from './row-completion.ts'
import { moveUses, usesOf } from './row-uses.ts'
import { type UntypedRow, versionOf } from './untyped-row.ts'
import { checkDuplicates } from './write-checks.ts'
import { lockRow } from './write-records.ts'

/**
 * Removes a row softly. Refuses a row in use with the counts; with `reassignTo`, its references are
 * moved there first. History is never deleted (registers §3).
 */
export async function removeRecord(
  machinery: Machinery,
  actor: Actor,
  id: string,
  version: number,
  reassignTo: string | undefined,
): Promise<void> {
  const { register, database } = machinery
  // Rows of a person or a company are never moved to another.
  if (register.scope === 'platform' && reassignTo !== undefined)
    throw fieldProblem('reassign_to', 'not_allowed')
  await database.inTenant(actor, async (context) => {
    if (reassignTo === undefined) await lockRow(machinery, context, id, sql`UPDATE`)
    else await lockBoth(machinery, context, id, reassignTo)
    const before = await findRow(machinery, context, id)
    if (versionOf(before) !== version) {
      const current = await readRecord(machinery, context, before)
      throw problem('stale', { current })
    }
    if (reassignTo !== undefined) await moveUses(context, register, id, reassignTo)
    const uses = await usesOf(context, register, [id])
    if (uses.length > 0)
      throw problem('in_use', {
        uses: uses.map(({ register: name, count }) => ({ register: name, count })),
      })
    await checkRemoval(machinery, context, before)
    await markRemoved(context, register, [id])
    await publishChange(context, register, [id])
  })
}

/**
 * Throws `state_conflict` for a row whose state does not allow removal, and any refusal of the
 * register itself.
 */
export async function checkRemoval(
  { register, behaviour }: Machinery,
  context: TenantContext,
  one: UntypedRow,
): Promise<void> {
  if (!isRemovable(register, one)) throw problem('state_conflict')
  await behaviour.beforeRemove?.(context, one)
}

/**
 * Locks two rows in order of id, so that two people who move rows towards each other do not
 * deadlock.
 */
async function lockBoth(
  machinery: Machinery,
  context: TenantContext,
  id: string,
  other: string,
): Promise<void> {
  if (id === other) throw fieldProblem('reassign_to', 'not_found')
  for (const one of [id, other].toSorted()) {
    if (one === id) await lockRow(machinery, context, id, sql`UPDATE`)
    else await keepTarget(machinery, context, other)
  }
}

/** Locks the target, so that it stays; in a catalogue it may be a shared row. */
async function keepTarget(
  { register, scope }: Machinery,
  { queries, actor }: TenantContext,
  id: string,
): Promise<void> {
  const kept = await queries.first(sql`
    SELECT 1 FROM ${tableOf(register)} r
    WHERE r.id = ${id} AND ${scope.live(register, actor, row)} FOR KEY SHARE OF r`)
  if (!kept) throw fieldProblem('reassign_to', 'not_found')
}

/** Marks locked rows as removed, with their audit. */
export async function markRemoved(
  context: TenantContext,
  register: AnyRegister,
  ids: readonly string[],
): Promise<void> {
  const { queries, actor } = context
  await queries.count(sql`
    UPDATE ${tableOf(register)} SET deleted_at = now(), version = version + 1,
      updated_at = now(), updated_by = ${actor.userId}
    WHERE ${ofTenant(register, actor, tableOf(register))} AND id = ANY(${[...ids]}::uuid[])`)
  await recordAudit(
    context,
    ids.map((rowId) => ({ register: register.name, rowId, operation: 'remove' })),
  )
  await settleDisputes(context, register)
}

/**
 * Restores a removed row, unless its unique values are taken, a parent is gone, or it was erased
 * (people §10).
 */
export async function restoreRecord(
  machinery: Machinery,
  actor: Actor,
  id: string,
): Promise<Record<string, unknown>> {
  const { register, behaviour, scope } = machinery
  const fields = uniqueRules(register).flatMap((rule) => rule.fields)
  const hidden = hiddenIn(register, actor, Object.fromEntries(fields.map((name) => [name, null])))
  const asked = { fields: hidden, body: {}, reveals: ['hits', 'misses'] } as const
  return inRevealingTransaction(machinery, actor, asked, async (context) => {
    const { queries, actor } = context
    const locked = await queries.first(sql`
      SELECT 1 FROM ${tableOf(register)} r
      WHERE r.id = ${id} AND ${scope.own(register, actor, row)} FOR UPDATE OF r`)
    if (!locked) throw problem('not_found')
    const before = await findRow(machinery, context, id, { removed: true })
    if (before['deleted_at'] === null || before['erased_at'] != null)
      throw problem('state_conflict')
    await behaviour.beforeRestore?.(context, before)
    const next = await completeRow(machinery, context, before, before)
    await checkRow(machinery, context, next, before)
    await requireParents(machinery, context, next)
    await checkDuplicates(scope, context, register, next, Object.keys(register.fields))
    const { columns } = claimOf(register, actor.role, ['status'])
    await queries.count(sql`
      UPDATE ${tableOf(register)} SET deleted_at = NULL, version = version + 1,
        updated_at = now(), updated_by = ${actor.userId} ${alsoSet(columns)}
      WHERE ${ofTenant(register, actor, tableOf(register))} AND id = ${id}`)
    await recordAudit(context, {
      register: register.name,
      rowId: id,
      operation: 'restore',
    })
    const names = changedFields(register, before, next)
    if (names.length > 0) await writeChange(machinery, context, { before, next, names })
    await settleDisputes(context, register)
    await publishChange(context, register, [id])
    await noteNotFound(machinery, context, Math.min(1, hidden.length))
    return readRecord(machinery, context, await findRow(machinery, context, id))
  })
}

async function requireParents(
  { register, scope }: Machinery,
  { queries, actor }: TenantContext,
  removed: UntypedRow,
): Promise<void> {
  for (const { place, target, id } of referencesIn(register.fields, removed)) {
    const parent = await queries.first(sql`
      SELECT 1 FROM ${tableOf(target)} r
      WHERE r.id = ${id} AND ${scope.live(target, { ...actor, role: 'system' }, row)} FOR KEY SHARE OF r`)
    if (!parent) throw problem('parent_removed', { errors: [{ field: place, code: 'not_found' }] })
  }
}
