import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { sql } from 'kysely'
import { type AuditEntry, recordAudit } from '../platform/audit.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { together } from '../platform/database/together.ts'
import { claimOf, settleDisputes } from './aspects/disputed-values.ts'
import { kindOf } from './field-kinds.ts'
import type { Machinery } from './machinery.ts'
import { writeOwnedRows } from './owned-rows.ts'
import { alsoSet, type ColumnValue, ofTenant, tableOf } from './record-columns.ts'
import { checkRow, storedValue } from './row-completion.ts'
import type { UntypedRow } from './untyped-row.ts'
import { checkDuplicates, dayOfRules, lockReferences } from './write-checks.ts'

type Body = Record<string, unknown>

/** Returns the table's columns and values of a body; owned rows are in a table of their own. */
export function columnValues(register: AnyRegister, body: Body): ColumnValue[] {
  return Object.entries(body)
    .filter(([name]) => name === 'status' || name in register.fields)
    .filter(([name]) => register.fields[name]?.kind !== 'rows')
    .map(([name, value]) => ({
      name,
      value: value == null ? sql`${value}` : kindOf(register, name).parameter(value),
    }))
}

/** A completed row with the one it replaces, and the names of the fields that differ. */
export type RowChange = { before: UntypedRow; next: UntypedRow; names: readonly string[] }

export type ChangeOptions = {
  /** The operation named in the audit. */
  operation?: string
  /** Hidden fields that the actor typed, whose values are checked too. */
  typed?: readonly string[]
}

/** The columns of a row that every write sets. */
type Stamps = {
  readonly id: string
  readonly version: number
  readonly updated_at: Date
  readonly updated_by: string | null
}

/** Returns a row as it is stored after a write of some fields. */
export const writtenRow = (before: UntypedRow, values: Body, stamps: Stamps): UntypedRow => ({
  ...before,
  ...values,
  ...stamps,
})

/**
 * Checks and writes the changed fields of a locked row, with their audit; returns the row as it was
 * written.
 */
export async function writeChange(
  machinery: Machinery,
  context: TenantContext,
  change: RowChange,
  options: ChangeOptions = {},
): Promise<UntypedRow> {
  const { register, scope } = machinery
  const { before, next, names } = change
  const [beside, today] = await together(
    lockReferences(scope, context, register, newValues(register, change)),
    dayOfRules(context, register),
  )
  await checkRow(machinery, context, next, before, { ...options, today })
  await checkDuplicates(scope, context, register, next, names)
  const [written] = await writeAlike(machinery, context, [change], beside, options)
  if (!written) throw new Error(`a locked row of ${register.name} is gone`)
  return written
}

/** Returns the stored values of a change's fields. */
export const newValues = (register: AnyRegister, { next, names }: RowChange): Body =>
  Object.fromEntries(names.map((name) => [name, storedValue(register, name, next[name])]))

/**
 * Writes checked changes that store the same values in the same fields, with their audit; returns
 * the rows as they were written. `beside` is the result of `lockReferences` for them.
 */
export async function writeAlike(
  machinery: Machinery,
  context: TenantContext,
  changes: readonly RowChange[],
  beside: Readonly<Record<string, string | null>>,
  { operation = 'update' }: ChangeOptions = {},
): Promise<UntypedRow[]> {
  const { queries, actor } = context
  const { register } = machinery
  const [first] = changes
  if (!first) return []
  const { names } = first
  const changed = newValues(register, first)
  const claim = claimOf(register, actor.role, names)
  const columns = [
    ...claim.columns,
    ...columnValues(register, changed),
    ...Object.entries(beside).map(([name, value]) => ({ name, value: sql`${value}` })),
  ]
  const written = queries.all(sql<Stamps>`
    UPDATE ${tableOf(register)} SET version = version + 1, updated_at = now(), updated_by = ${actor.userId}
      ${alsoSet(columns)}
    WHERE ${ofTenant(register, actor, tableOf(register))}
      AND id = ANY(${changes.map(({ before }) => before.id)}::uuid[])
    RETURNING id, version, updated_at, updated_by`)
  const entryOf = async ({ before }: RowChange): Promise<AuditEntry> => {
    const [, settled] = await together(
      writeOwnedRows(register, context, before, changed),
      claim.settle(context, before),
    )
    const changes = Object.fromEntries(
      names.map((name) => [name, [before[name] ?? null, changed[name]] as const]),
    )
    return {
      register: register.name,
      rowId: before.id,
      operation,
      changes: { ...changes, ...settled },
    }
  }
  const audited = together(...changes.map(entryOf)).then((all) => recordAudit(context, all))
  const [stamped] = await together(written, audited)
  await settleDisputes(context, register, names)
  const stamps = new Map(stamped.map((one) => [one.id, one]))
  return changes.flatMap(({ before }) => {
    const own = stamps.get(before.id)
    return own ? [writtenRow(before, changed, own)] : []
  })
}
