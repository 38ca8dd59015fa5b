import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { problem } from '../platform/problem.ts'
import { kindOf, sameIn } from './field-kinds.ts'
import type { Machinery } from './machinery.ts'
import { requireProofOf } from './proof-requirement.ts'
import type { UntypedRow } from './untyped-row.ts'
import { checkRules, type RuleOptions } from './write-checks.ts'

type CompletionOptions = RuleOptions & {
  /** The name of the transition that writes the row. */
  readonly transition?: string | undefined
}

/**
 * Completes a row by its register's behaviour. Every write of a row, single, bulk, imported or
 * restored, calls this once and `checkRow` after it. Throws `validation` for a changed row that
 * breaks a rule of its definition, before the behaviour judges it.
 */
export async function completeRow(
  { behaviour, register }: Pick<Machinery, 'behaviour' | 'register'>,
  context: TenantContext,
  draft: UntypedRow,
  before: UntypedRow | null,
  { transition, ...options }: CompletionOptions = {},
): Promise<UntypedRow> {
  const whole = before === null ? emptyRow(register, draft) : draft
  const clean = keptRow(register, whole)
  const next = (await behaviour.beforeWrite?.(context, clean, before)) ?? clean
  if (before === null) return (await behaviour.beforeCreate?.(context, next)) ?? next
  if (transition === undefined) {
    if (!behaviour.beforeChange) return next
    // A behaviour may query the database with the row's values, so these must be valid first: an
    // end before its start is not a period.
    await checkRules(context, register, next, before, options)
    return (await behaviour.beforeChange(context, next, before)) ?? next
  }
  const hooks = behaviour.transitions?.[transition]
  return (await hooks?.prepare?.(context, next, before)) ?? next
}

/**
 * Throws `proof_required` for a completed row whose values need one, and `validation` for one that
 * breaks a rule of its definition.
 */
export async function checkRow(
  { register }: Pick<Machinery, 'register'>,
  context: TenantContext,
  next: UntypedRow,
  before: UntypedRow | null,
  options?: RuleOptions,
): Promise<void> {
  requireProofOf(register, context.actor, next)
  await checkRules(context, register, next, before, options)
}

/** Returns the stored form of a completed row's value. */
export const storedValue = (register: AnyRegister, name: string, value: unknown): unknown =>
  value ?? kindOf(register, name).empty

/** Returns the stored form of a sent value: the part that its kind keeps. */
export function keptValue(register: AnyRegister, name: string, value: unknown): unknown {
  const { kept, empty } = kindOf(register, name)
  return (kept && value != null ? kept(value) : value) ?? empty
}

/** A new row with all fields of its register; a field without a value is empty. */
const emptyRow = (register: AnyRegister, draft: UntypedRow): UntypedRow => ({
  ...draft,
  ...Object.fromEntries(
    Object.keys(register.fields).map((name) => [name, storedValue(register, name, draft[name])]),
  ),
})

/** The values of a completed new row; a field without one gets its table's default. */
export const givenValues = (register: AnyRegister, next: UntypedRow): UntypedRow => ({
  ...Object.fromEntries(
    Object.entries(next).filter(([name, value]) => !isEmptyIn(register, name, value)),
  ),
  id: next.id,
})

/** Whether a field is stored as empty: null, or a list of nothing. */
const isEmptyIn = (register: AnyRegister, name: string, value: unknown): boolean =>
  value == null ||
  (kindOf(register, name).empty !== null && Array.isArray(value) && value.length === 0)

/**
 * Returns a row with the kept part of its values; throws `validation` if nothing is left of a
 * required one.
 */
function keptRow(register: AnyRegister, draft: UntypedRow): UntypedRow {
  const cut = Object.keys(register.fields).filter(
    (name) => draft[name] != null && kindOf(register, name).kept,
  )
  if (cut.length === 0) return draft
  const kept = Object.fromEntries(cut.map((name) => [name, keptValue(register, name, draft[name])]))
  const errors = cut
    .filter((name) => register.fields[name]?.required && kept[name] === null)
    .map((field) => ({ field, code: 'required' as const }))
  if (errors.length > 0) throw problem('validation', { errors })
  return { ...draft, ...kept }
}

/** Returns the fields in which a completed row differs from the stored one. */
export function changedFields(
  register: AnyRegister,
  before: UntypedRow,
  next: UntypedRow,
): string[] {
  return ['status', ...Object.keys(register.fields)].filter(
    (name) => !sameIn(register, name, before[name], storedValue(register, name, next[name])),
  )
}
