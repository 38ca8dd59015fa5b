import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { sql } from 'kysely'
import { type AuditEntry, type Changes, recordAudit } from '../platform/audit.ts'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { together } from '../platform/database/together.ts'
import { settleDisputes } from './aspects/disputed-values.ts'
import { publishChange } from './change-event.ts'
import { kindOf } from './field-kinds.ts'
import { noteLock } from './lock-order.ts'
import { alsoSet, ofTenant, row, tableOf } from './record-columns.ts'
import type { RowOf } from './typed-rows.ts'
import { sameValue } from './untyped-row.ts'

/**
 * The values that a cascade writes: in the stored form of their fields, or as SQL of the row `r`.
 */
export type CascadeEffect<R extends AnyRegister = AnyRegister> = {
  readonly set: { readonly [Name in keyof RowOf<R>]?: RowOf<R>[Name] | Sql }
  /** Values of columns that are not fields, in the same form. */
  readonly columns?: Readonly<Record<string, unknown>>
  /** The operation named in the trail. */
  readonly operation?: string
}

/** A row that a cascade changed, with its new version. */
export type CascadedRow = { readonly id: string; readonly version: number }

type Written = CascadedRow & {
  readonly updated_at: Date
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/**
 * Changes other rows that follow from a write, whatever the actor's rights: locks the live rows `r`
 * of a register that a condition names, in the order of their ids, writes them, increments their
 * versions, and publishes the change. This is the only way in which code writes rows that no
 * request named; `reason` is recorded in the trail. A change of their state by a transition is a
 * `cascadeTransition`.
 */
export async function cascade<R extends AnyRegister>(
  context: TenantContext,
  register: R,
  where: Sql,
  effect: CascadeEffect<R>,
  reason: string,
): Promise<CascadedRow[]> {
  const written = await cascadeStamped(context, register, where, effect, reason)
  return written.map(({ id, version }) => ({ id, version }))
}

/** Makes the same change; returns the rows with its moment too, and the values before and after. */
export async function cascadeStamped<R extends AnyRegister>(
  context: TenantContext,
  register: R,
  where: Sql,
  { set, columns: others, operation = 'update' }: CascadeEffect<R>,
  reason: string,
): Promise<Written[]> {
  const { queries, actor } = context
  const columns = Object.entries({ ...set, ...others }).map(([name, value]) => ({
    name,
    value: parameterOf(register, name, value),
  }))
  const names = columns.map(({ name }) => name)
  const table = tableOf(register)
  const written = await queries.all(sql<Written>`
    WITH held AS (
      SELECT r.id, ${stored(names)} AS stored FROM ${table} r
      WHERE ${ofTenant(register, actor, row)} AND r.deleted_at IS NULL AND ${where}
      ORDER BY r.id FOR NO KEY UPDATE OF r)
    UPDATE ${table} r SET version = r.version + 1, updated_at = now(),
      updated_by = ${actor.userId} ${alsoSet(columns)}
    FROM held WHERE ${ofTenant(register, actor, row)} AND r.id = held.id
    RETURNING r.id, r.version, r.updated_at, held.stored AS before, ${stored(names)} AS after`)
  if (written.length === 0) return []
  noteLock(context, register)
  const audited = recordAudit(
    context,
    written.map(
      ({ id, before, after }): AuditEntry => ({
        register: register.name,
        rowId: id,
        operation,
        changes: changesOf(names, before, after),
        by: { ...actor, reason: `${actor.reason} · ${reason}` },
      }),
    ),
  )
  const ids = written.map(({ id }) => id)
  await together(audited, publishChange(context, register, ids))
  await settleDisputes(context, register, names)
  return written
}

/**
 * Locks the live rows `r` that a condition names, for a transition that writes them after its own
 * rows although their register has a lower `lockPlace`.
 */
export async function holdRows(
  context: TenantContext,
  register: AnyRegister,
  where: Sql,
): Promise<void> {
  const held = await context.queries.all(sql`
    SELECT 1 FROM ${tableOf(register)} r
    WHERE ${ofTenant(register, context.actor, row)} AND r.deleted_at IS NULL AND ${where}
    ORDER BY r.id FOR NO KEY UPDATE OF r`)
  if (held.length > 0) noteLock(context, register)
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value

function parameterOf(register: AnyRegister, name: string, value: unknown): Sql {
  if (isSql(value)) return value
  const isField = name in register.fields
  return value == null || !isField ? sql`${value}` : kindOf(register, name).parameter(value)
}

/** Returns the values of some columns of the row `r` as one object. */
const stored = (names: readonly string[]): Sql =>
  sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), sql`r.${sql.ref(name)}`]))})`

const changesOf = (
  names: readonly string[],
  before: Written['before'],
  after: Written['after'],
): Changes =>
  Object.fromEntries(
    names
      .filter((name) => !sameValue(before[name], after[name]))
      .map((name) => [name, [before[name], after[name]] as const]),
  )
