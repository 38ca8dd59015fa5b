import type { Actor } from '@portaria/contract/actors/actor'
import type { BulkOutcome } from '@portaria/contract/answers/register-answers'
import { BULK_LIMIT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { readTenantDay } from '../platform/database/tenant-day.ts'
import { ProblemError, problem } from '../platform/problem.ts'
import { publishChange } from './change-event.ts'
import { noteLock } from './lock-order.ts'
import type { Machinery } from './machinery.ts'
import { ofTenant, recordColumns, row, tableOf } from './record-columns.ts'
import { checkRemoval, markRemoved } from './remove-records.ts'
import { newValues, type RowChange, writeAlike } from './row-changes.ts'
import { changedFields, checkRow, completeRow } from './row-completion.ts'
import { usesOf } from './row-uses.ts'
import { afterTransition, mayStart, rowAt, stepOf } from './transitions.ts'
import type { UntypedRow } from './untyped-row.ts'
import { checkDuplicates, lockReferences, takenWhileActive } from './write-checks.ts'

/** Up to 1,000 rows at the versions that their sender saw. */
export const bulkItems = z
  .array(z.strictObject({ id: z.uuid(), version: z.int() }))
  .check(z.minLength(1), z.maxLength(BULK_LIMIT))

export type BulkRequest = {
  /** One of `bulkActions`. */
  action: string
  items: z.infer<typeof bulkItems>
  /** The values that a transition needs. */
  values: Readonly<Record<string, unknown>>
}

/** Runs one action on many rows; screens get one event. */
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
 * Changes rows one by one, each with its own outcome: changed, stale or refused. Locks them in
 * order of id; the caller publishes the event.
 */
export async function changeMany(
  machinery: Machinery,
  context: TenantContext,
  { action, items, values }: BulkRequest,
): Promise<BulkOutcome[]> {
  const { queries, actor } = context
  const { register, scope } = machinery
  const versions = new Map(items.map(({ id, version }) => [id, version]))
  const ids = [...versions.keys()]
  await machinery.behaviour.transitions?.[action]?.hold?.(context, ids)
  noteLock(context, register)
  const locked = await queries.all(sql<{ id: string; version: number }>`
      SELECT r.id, r.version FROM ${tableOf(register)} r
      WHERE r.id = ANY(${ids}::uuid[]) AND r.deleted_at IS NULL AND ${scope.own(register, actor, row)}
      ORDER BY r.id FOR ${action === 'delete' ? sql`UPDATE` : sql`NO KEY UPDATE`} OF r`)
  const fresh = locked.filter(({ id, version }) => versions.get(id) === version)
  const freshIds = fresh.map(({ id }) => id)
  const own = machinery.behaviour.bulk?.[action]
  const work = action === 'delete' ? removeRows : changeRows
  const refused = await (own?.(context, freshIds) ??
    work(machinery, context, freshIds, { action, values }))

  const known = new Set(locked.map(({ id }) => id))
  const current = new Set(freshIds)
  const shared = await sharedAmong(machinery, context, ids)
  const now = await versionsOf(machinery, context, freshIds)
  const left = (id: string, code: string) =>
    ({ id, outcome: code === 'stale' ? code : 'refused', code, version: null }) as const
  return items.map(({ id }) => {
    if (shared.has(id)) return left(id, 'forbidden')
    if (!known.has(id)) return left(id, 'not_found')
    if (!current.has(id)) return left(id, 'stale')
    const code = refused.get(id)
    if (code !== undefined) return left(id, code)
    return { id, outcome: 'done', code: null, version: now.get(id) ?? null }
  })
}

/** Returns the current versions of rows, by which a change of them is undone. */
async function versionsOf(
  { register }: Machinery,
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queries.all(sql<{ id: string; version: number }>`
    SELECT r.id, r.version FROM ${tableOf(register)} r
    WHERE ${ofTenant(register, actor, row)} AND r.id = ANY(${[...ids]}::uuid[])`)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Codes of the rows that were refused, by id. */
type Refused = Map<string, string>

/** Runs work on each row; records refusals and continues with the rest. */
async function each<Row extends { id: string }>(
  rows: readonly Row[],
  refused: Refused,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  for (const one of rows) {
    try {
      await work(one)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      refused.set(one.id, error.code)
    }
  }
}

async function removeRows(
  machinery: Machinery,
  context: TenantContext,
  ids: readonly string[],
): Promise<Refused> {
  const { register, behaviour } = machinery
  const refused: Refused = new Map()
  for (const { id } of await usesOf(context, register, ids)) refused.set(id, 'in_use')
  if (behaviour.beforeRemove || register.states?.keeps) {
    const rows = await readRows(machinery, context, ids)
    await each(rows, refused, (one) => checkRemoval(machinery, context, one))
  }
  const removed = ids.filter((id) => !refused.has(id))
  await markRemoved(context, register, removed)
  return refused
}

/**
 * Gives locked rows a status, or makes a transition of them. Rows with the same change are written
 * together.
 */
async function changeRows(
  machinery: Machinery,
  context: TenantContext,
  ids: readonly string[],
  { action, values }: Pick<BulkRequest, 'action' | 'values'>,
): Promise<Refused> {
  const { register, scope } = machinery
  const refused: Refused = new Map()
  if (action === 'activate')
    for (const id of await takenWhileActive(scope, context, register, ids))
      refused.set(id, 'duplicate')
  const step = await stepOf(machinery, context, action, values)
  const given = step?.values ?? { status: action === 'activate' ? 'ATIVO' : 'INATIVO' }
  const today = await readTenantDay(context)
  const alike = new Map<string, RowChange[]>()
  const rows = await readRows(
    machinery,
    context,
    ids.filter((id) => !refused.has(id)),
  )
  const written = new Map(rows.map((one) => [one.id, one]))
  await each(rows, refused, async (before) => {
    if (step && !mayStart(register, step.transition, rowAt(machinery, context, before, step.at)))
      throw problem('state_conflict')
    const draft = { ...before, ...given }
    const next = await completeRow(machinery, context, draft, before, {
      ...(step && { transition: action }),
      today,
    })
    const names = changedFields(register, before, next)
    if (names.length === 0) return
    const change = { before, next, names }
    await checkRow(machinery, context, next, before, { ...step?.options, today })
    // `takenWhileActive` has already checked all rows at once for active rows with the same values.
    if (names.some((name) => name !== 'status'))
      await checkDuplicates(scope, context, register, next, names)
    const key = JSON.stringify(Object.entries(newValues(register, change)))
    const group = alike.get(key)
    if (group) group.push(change)
    else alike.set(key, [change])
  })
  for (const changes of alike.values()) {
    const [first] = changes
    if (!first) continue
    const stored = newValues(register, first)
    const lock = () => lockReferences(scope, context, register, stored)
    const beside = await lock().catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error
      for (const { before } of changes) refused.set(before.id, error.code)
      return null
    })
    if (!beside) continue
    for (const one of await writeAlike(machinery, context, changes, beside, step?.options))
      written.set(one.id, one)
  }
  const done = [...written.values()].filter(({ id }) => !refused.has(id))
  if (step) await afterTransition(machinery, context, action, done)
  return refused
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
 * Returns the shared rows of a catalogue that the actor may read: refusing these with `forbidden`
 * reveals nothing.
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
