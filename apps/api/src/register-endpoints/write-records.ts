import type { Actor } from '@portaria/contract/actors/actor'
import {
  type AnyRegister,
  writableFields,
} from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import { governedFields } from '@portaria/contract/define-register/states'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { type Changes, recordAudit } from '../platform/audit.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { together } from '../platform/database/together.ts'
import { ProblemError, problem } from '../platform/problem.ts'
import { claimOf } from './aspects/disputed-values.ts'
import { hiddenIn, requireOwnTyping } from './aspects/hidden-values/own-typing.ts'
import { inRevealingTransaction, noteChanged } from './aspects/hidden-values/revealing-writes.ts'
import { publishChange } from './change-event.ts'
import { sameIn } from './field-kinds.ts'
import { noteLock } from './lock-order.ts'
import type { Machinery } from './machinery.ts'
import { withOwnedIds, writeOwnedRows } from './owned-rows.ts'
import { findRow, findStored, seenWhole } from './read-records.ts'
import { row, tableOf } from './record-columns.ts'
import { columnValues, writeChange } from './row-changes.ts'
import { changedFields, checkRow, completeRow, givenValues, keptValue } from './row-completion.ts'
import type { Exactly, FieldValuesOf, NewBodyOf, RowOf } from './typed-rows.ts'
import { type UntypedRow, versionOf } from './untyped-row.ts'
import { checkDuplicates, dayOfRules, lockReferences, takenPlaces } from './write-checks.ts'

type Body = Record<string, unknown>
type Values = Readonly<Body>

/** Refuses fields that a role may not write, each with `not_allowed` (accounts §11). */
function refuseForeignFields(allowed: readonly string[] | null, body: Body): void {
  if (allowed === null) return
  const foreign = Object.keys(body).filter((name) => name !== 'id' && !allowed.includes(name))
  if (foreign.length === 0) return
  throw problem('validation', {
    errors: foreign.map((field) => ({ field, code: 'not_allowed' })),
  })
}

const rightsOf = (actor: Actor, register: AnyRegister) =>
  actor.role === 'system' ? null : rightsIn(register, actor.role)

/** A written row; `readWritten` reads it for the answer. */
export type WrittenRow = { readonly id: string; readonly version: number }

/** A written row, and whether this call made it: the same id with the same content is made once. */
type Created = WrittenRow & { readonly isNew: boolean }

/** A row as its maker may see it, and whether this call made it. */
export type CreatedRecord = { readonly record: Record<string, unknown>; readonly isNew: boolean }

/** Makes a row in the caller's transaction, with its event; `set` is as for `insertRow`. */
export async function createRecord<
  R extends AnyRegister,
  const Given extends Values,
  const Filled extends Values = FieldValuesOf<R>,
>(
  machinery: Machinery<R>,
  context: TenantContext,
  body: Exactly<Given, NewBodyOf<R>>,
  set?: Exactly<Filled, FieldValuesOf<R>>,
): Promise<Created> {
  const replayed = await replayOf(machinery, context, body)
  if (replayed) return replayed
  try {
    const id = await insertRow(machinery, context, body, { set, isPublished: true })
    return { id, version: 1, isNew: true }
  } catch (error) {
    // The same create, sent twice at once: the second finds the row of the first.
    const first = error instanceof ProblemError && error.code === 'id_taken'
    const made = first ? await replayOf(machinery, context, body) : null
    if (made === null) throw error
    return made
  }
}

/**
 * Reads a row that was just written, as the actor may see it, even if no row rule shows it to them.
 */
export async function readWritten(
  machinery: Machinery,
  context: TenantContext,
  id: string,
): Promise<Record<string, unknown>> {
  const { queries, actor } = context
  const stored = await findRow(machinery, { queries, actor: { ...actor, role: 'system' } }, id)
  return seenWhole(machinery, context, stored)
}

type InsertOptions = {
  /** A reference to a row that the caller itself has made or found. */
  given?: string | undefined
  /** Fields that the caller itself fills in; no request may send them. */
  set?: Body
  /** Whether the event is published with the row; else the caller publishes one for many. */
  isPublished?: boolean
}

/** Writes one new row with its owned rows and its audit; returns its id. */
export async function insertRow(
  machinery: Machinery,
  context: TenantContext,
  body: Body,
  { given, set = {}, isPublished = false }: InsertOptions = {},
): Promise<string> {
  const { queries, actor } = context
  const { register, behaviour, scope } = machinery
  refuseForeignFields(rightsOf(actor, register)?.creates ?? null, body)
  const id = typeof body['id'] === 'string' ? body['id'] : newId()
  const names = [...writableFields(register), ...governedFields(register)].map(([name]) => name)
  const typed = Object.fromEntries(
    ['status', ...names].filter((name) => body[name] != null).map((name) => [name, body[name]]),
  )
  const draft: UntypedRow = { status: 'ATIVO', ...withOwnedIds(register, typed), ...set, id }
  const next = await completeRow(machinery, context, draft, null)
  const values = givenValues(register, next)
  const [beside, today] = await together(
    lockReferences(scope, context, register, values, given),
    dayOfRules(context, register),
  )
  await checkRow(machinery, context, next, null, { today })
  await checkDuplicates(scope, context, register, next, Object.keys(values))

  const isOfTenant = register.scope !== 'platform'
  const claim = claimOf(register, actor.role, Object.keys(values))
  const columns = [
    ...claim.columns,
    ...(isOfTenant ? [{ name: 'tenant_id', value: sql`${actor.tenantId}` }] : []),
    { name: 'id', value: sql`${id}` },
    ...columnValues(register, values),
    ...Object.entries(beside).map(([name, value]) => ({ name, value: sql`${value}` })),
  ]
  const inserted = await queries.count(sql`
    INSERT INTO ${tableOf(register)}
      (created_by, updated_by, ${sql.join(columns.map(({ name }) => sql.ref(name)))})
    VALUES (${actor.userId}, ${actor.userId}, ${sql.join(columns.map(({ value }) => value))})
    ON CONFLICT (${isOfTenant ? sql`tenant_id, id` : sql`id`}) DO NOTHING`)
  if (inserted === 0) throw problem('id_taken')
  const [claimed] = await together(
    claim.settle(context, { id }),
    writeOwnedRows(register, context, null, values),
  )
  const { id: _id, ...stored } = values
  const changes: Changes = {
    ...Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, [null, value]])),
    ...claimed,
  }
  await together(
    recordAudit(context, { register: register.name, rowId: id, operation: 'create', changes }),
    behaviour.afterCreate?.(context, next),
    isPublished ? publishChange(context, register, [id]) : undefined,
  )
  return id
}

/**
 * Handles a repeated create. With the same id and content, returns the existing row as far as the
 * actor sees it. With other content, or if the row is somebody else's, refuses it without naming
 * anything (registers §2, §19).
 */
async function replayOf(
  machinery: Machinery,
  context: TenantContext,
  body: Body,
): Promise<Created | null> {
  const { queries, actor } = context
  const { register } = machinery
  if (typeof body['id'] !== 'string') return null
  const taken = await queries.first(sql`
    SELECT 1 FROM ${tableOf(register)} r
    WHERE ${takenPlaces(register, actor)} AND r.id = ${body['id']}`)
  if (!taken) return null
  const existing = await findRow(machinery, context, body['id']).catch(() => null)
  const hidden = hiddenIn(register, actor, body)
  const fields = Object.keys(body).filter(
    (name) => name in register.fields && !hidden.includes(name),
  )
  const same =
    existing?.['created_by'] === actor.userId &&
    fields.every((name) =>
      sameIn(register, name, existing[name], keptValue(register, name, body[name])),
    )
  if (!existing || !same) throw problem('id_taken')
  return { id: existing.id, version: versionOf(existing), isNew: false }
}

/**
 * Changes a row at the version its sender saw. A stale version is refused with the current row;
 * nothing is overwritten.
 */
export async function updateRecord(
  machinery: Machinery,
  actor: Actor,
  id: string,
  version: number,
  body: Body,
  { atGate }: { atGate?: true } = {},
): Promise<Record<string, unknown>> {
  const { register } = machinery
  const hidden = hiddenIn(register, actor, body)
  const reveals = atGate ? (['hits'] as const) : (['hits', 'misses'] as const)
  const asked = { fields: hidden, body, reveals, ...(atGate && { atGate }) }
  return inRevealingTransaction(machinery, actor, asked, async (context) => {
    refuseForeignFields(rightsOf(actor, register)?.updates ?? null, body)
    const before = await lockAndFind(machinery, context, id)
    if (versionOf(before) !== version) {
      const current = await seenWhole(machinery, context, before)
      throw problem('stale', { current })
    }
    const changed = await changeRow(machinery, context, before, body)
    if (changed) await publishChange(context, register, [id])
    await noteChanged(machinery, context, before, body)
    return readWritten(machinery, context, id)
  })
}

/**
 * Locks a live row that the actor may change, in a statement of its own (registers §3). Others may
 * refer to it meanwhile, unless it is about to be removed.
 */
export async function lockRow(
  { register, scope }: Machinery,
  context: TenantContext,
  id: string,
  strength = sql`NO KEY UPDATE`,
): Promise<void> {
  const { queries, actor } = context
  noteLock(context, register)
  const locked = await queries.first(sql`
    SELECT 1 FROM ${tableOf(register)} r
    WHERE r.id = ${id} AND ${scope.live(register, actor, row)} AND ${scope.own(register, actor, row)}
    FOR ${strength} OF r`)
  if (locked) return
  // If the actor can read the row but not change it, as with a catalogue's shared one, its
  // existence is no secret.
  await findRow({ register, scope }, context, id)
  throw problem('forbidden')
}

/**
 * Locks a row like `lockRow`, then reads it in a second statement, which sees the writes that the
 * first has waited for.
 */
export async function lockAndFind<R extends AnyRegister>(
  machinery: Machinery<R>,
  context: TenantContext,
  id: string,
): Promise<RowOf<R>> {
  const [, found] = await together(
    lockRow(machinery, context, id),
    findStored(machinery, context, id),
  )
  return found
}

/** Writes the changed fields of a locked row, with its audit; returns whether anything changed. */
export async function changeRow(
  machinery: Machinery,
  context: TenantContext,
  before: UntypedRow,
  body: Body,
): Promise<boolean> {
  const { actor } = context
  const { register } = machinery
  await requireOwnTyping(register, context, before, body)
  const hidden = hiddenIn(register, actor, body)
  const merged: UntypedRow = { ...before, ...withOwnedIds(register, body), id: before.id }
  const next = await completeRow(machinery, context, merged, before, { typed: hidden })
  // A hidden value is written even if it is the same: an unchanged version would reveal it.
  const names = [...new Set([...hidden, ...changedFields(register, before, next)])]
  if (names.length === 0) return false
  await writeChange(machinery, context, { before, next, names }, { typed: hidden })
  return true
}
