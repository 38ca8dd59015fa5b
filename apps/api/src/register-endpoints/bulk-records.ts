import type { Actor } from '@portaria/contract/actor'
import { BULK_LIMIT } from '@portaria/contract/constants'
import { keepsDisputed } from '@portaria/contract/define-register/define-register'
import type { BulkOutcome } from '@portaria/contract/register-answers'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { recordAudit } from '../platform/audit.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { readTenantDay } from '../platform/database/tenant-day.ts'
import { ProblemError } from '../platform/problem.ts'
import { publishChange } from './change-event.ts'
import { settleDisputes } from './disputes.ts'
import type { Machinery } from './machinery.ts'
import { ofTenant, recordColumns, row, tableOf } from './record-columns.ts'
import { markRemoved } from './remove-records.ts'
import { changedFields, checkRow, completeRow } from './row-completion.ts'
import { usesOf } from './row-uses.ts'
import type { UntypedRow } from './untyped-row.ts'
import { takenWhileActive } from './write-checks.ts'
import { writeChange } from './write-records.ts'

export const bulkActions = ['activate', 'inactivate', 'delete'] as const

/** Up to 1,000 rows at the versions that their sender saw. */
export const bulkItems = z
  .array(z.strictObject({ id: z.uuid(), version: z.int() }))
  .check(z.minLength(1), z.maxLength(BULK_LIMIT))

export type BulkRequest = {
  action: (typeof bulkActions)[number]
  items: z.infer<typeof bulkItems>
}

/** One action on many rows; screens get one event. */
export async function bulkRecords(
  machinery: Machinery,
  actor: Actor,
  request: BulkRequest,
): Promise<BulkOutcome[]> {
  return machinery.database.inTenant(actor, async (context) => {
    const outcomes = await changeMany(machinery, context, request)
    const done = outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
    if (done.length > 0) await publishChange(context, machinery.register, done)
    return outcomes
  })
}

/**
 * Each row by itself is changed, stale or refused. Rows are locked in order of id; the caller
 * publishes the event.
 */
export async function changeMany(
  machinery: Machinery,
  context: TenantContext,
  { action, items }: BulkRequest,
): Promise<BulkOutcome[]> {
  const { queries, actor } = context
  const { register, scope } = machinery
  const versions = new Map(items.map(({ id, version }) => [id, version]))
  const locked = await queries.all(sql<{ id: string; version: number; status: string }>`
      SELECT r.id, r.version, r.status FROM ${tableOf(register)} r
      WHERE r.id = ANY(${[...versions.keys()]}::uuid[]) AND r.deleted_at IS NULL AND ${scope.own(register, actor, row)}
      ORDER BY r.id FOR UPDATE OF r`)
  const fresh = locked.filter(({ id, version }) => versions.get(id) === version)
  const freshIds = fresh.map(({ id }) => id)
  const used =
    action === 'delete'
      ? new Set((await usesOf(context, register, freshIds)).map(({ id }) => id))
      : new Set<string>()
  const taken =
    action === 'activate'
      ? await takenWhileActive(scope, context, register, freshIds)
      : new Set<string>()
  const kept =
    action === 'delete'
      ? await refusedRemovals(machinery, context, freshIds)
      : new Map<string, string>()
  const free = freshIds.filter((id) => !used.has(id) && !taken.has(id) && !kept.has(id))
  const done =
    action === 'delete' ? free : await changeStatus(machinery, context, free, action, kept)
  if (action === 'delete') await markRemoved(context, register, done)

  const known = new Set(locked.map(({ id }) => id))
  const doneIds = new Set(done)
  const shared = await sharedAmong(machinery, context, [...versions.keys()])
  return items.map(({ id }) => {
    if (doneIds.has(id)) return { id, outcome: 'done', code: null }
    if (shared.has(id)) return { id, outcome: 'refused', code: 'forbidden' }
    if (!known.has(id)) return { id, outcome: 'refused', code: 'not_found' }
    if (taken.has(id)) return { id, outcome: 'refused', code: 'duplicate' }
    const code = kept.get(id)
    if (code) return { id, outcome: 'refused', code }
    return used.has(id)
      ? { id, outcome: 'refused', code: 'in_use' }
      : { id, outcome: 'stale', code: 'stale' }
  })
}

/** Of locked rows, those whose behaviour refuses to remove them, each with its code. */
async function refusedRemovals(
  machinery: Machinery,
  context: TenantContext,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { behaviour } = machinery
  const kept = new Map<string, string>()
  if (!behaviour.beforeRemove || ids.length === 0) return kept
  for (const stored of await readRows(machinery, context, ids)) {
    try {
      await behaviour.beforeRemove(context, stored)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      kept.set(stored.id, error.code)
    }
  }
  return kept
}

function readRows(
  { register }: Machinery,
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<UntypedRow[]> {
  return queries.all(sql<UntypedRow>`
    SELECT ${recordColumns(register)} FROM ${tableOf(register)} r
    WHERE ${ofTenant(register, actor, row)} AND r.id = ANY(${[...ids]}::uuid[]) ORDER BY r.id`)
}

/**
 * Gives locked rows a status and answers those that have it; the others stand in `refused` with their
 * codes. Rows in which nothing else changes are written together.
 */
async function changeStatus(
  machinery: Machinery,
  context: TenantContext,
  ids: readonly string[],
  action: 'activate' | 'inactivate',
  refused: Map<string, string>,
): Promise<string[]> {
  const { register, behaviour } = machinery
  const status = action === 'activate' ? 'ATIVO' : 'INATIVO'
  const isPlain = !behaviour.beforeWrite && !register.rules?.length && !register.needsProof?.values
  if (isPlain || ids.length === 0) {
    await setStatus(machinery, context, ids, status)
    return [...ids]
  }
  const today = await readTenantDay(context)
  const together: string[] = []
  for (const before of await readRows(machinery, context, ids)) {
    try {
      const next = await completeRow(machinery, context, { ...before, status }, before)
      const names = changedFields(register, before, next)
      if (names.some((name) => name !== 'status'))
        await writeChange(machinery, context, { before, next, names })
      else if (names.length > 0) {
        await checkRow(machinery, context, next, before, { today })
        together.push(before.id)
      }
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      refused.set(before.id, error.code)
    }
  }
  await setStatus(machinery, context, together, status)
  return ids.filter((id) => !refused.has(id))
}

/**
 * Shared rows of a catalogue that the actor may read: refusing these by `forbidden` reveals
 * nothing.
 */
async function sharedAmong(
  { register, scope }: Machinery,
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<Set<string>> {
  if (register.scope !== 'catalogue') return new Set()
  const rows = await queries.all(sql<{ id: string }>`
    SELECT r.id FROM ${tableOf(register)} r
    WHERE r.id = ANY(${[...ids]}::uuid[]) AND ${scope.live(register, actor, row)}
      AND r.tenant_id <> ${actor.tenantId}`)
  return new Set(rows.map(({ id }) => id))
}

/** The audit of a row that a condomino activates and that is disputed. */
const marked = { disputed: [false, true] as const }

async function setStatus(
  { register }: Machinery,
  context: TenantContext,
  ids: readonly string[],
  status: 'ATIVO' | 'INATIVO',
): Promise<void> {
  const { queries, actor } = context
  const mayClash = status === 'ATIVO' && keepsDisputed(register, actor.role)
  const changed = await queries.all(sql<{ id: string }>`
    UPDATE ${tableOf(register)} SET status = ${status}, version = version + 1,
      updated_at = now(), updated_by = ${actor.userId}${mayClash ? sql`, disputed = true` : sql``}
    WHERE ${ofTenant(register, actor, tableOf(register))} AND id = ANY(${[...ids]}::uuid[]) AND status <> ${status}
    RETURNING id`)
  const from = status === 'ATIVO' ? 'INATIVO' : 'ATIVO'
  await recordAudit(
    context,
    changed.map(({ id }) => ({
      register: register.name,
      rowId: id,
      operation: 'update',
      changes: { status: [from, status] as const, ...(mayClash && marked) },
    })),
  )
  await settleDisputes(context, register)
}
