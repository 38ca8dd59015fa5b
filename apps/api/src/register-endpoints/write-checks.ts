import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { seesSensitive } from '@portaria/contract/define-register/hidden-fields'
import { may } from '@portaria/contract/define-register/permissions'
import { governedFields } from '@portaria/contract/define-register/states'
import { type UniqueRule, uniqueRules } from '@portaria/contract/define-register/unique-rules'
import type { CodedField } from '@portaria/contract/record-checks/field-codes'
import { recordRuleOf } from '@portaria/contract/record-checks/record-checks'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { readTenantDay } from '../platform/database/tenant-day.ts'
import { together } from '../platform/database/together.ts'
import { problem } from '../platform/problem.ts'
import { comparedRows } from './aspects/disputed-values.ts'
import { withoutHidden } from './aspects/hidden-values/own-typing.ts'
import { noteCompared } from './aspects/hidden-values/revealing-writes.ts'
import { claimFiles } from './file-claims.ts'
import { type PlacedReference, referencesIn } from './placed-references.ts'
import {
  column,
  keyColumn,
  keyOfValue,
  ofTenant,
  pointerTenantColumn,
  row,
  tableOf,
  titleOf,
} from './record-columns.ts'
import type { RowScope } from './row-scope.ts'
import type { UntypedRow } from './untyped-row.ts'

/**
 * Takes a share lock on every live row that the written one or an owned row of it refers to, so
 * that none can be removed meanwhile. Throws `not_found` for a row that does not exist, is removed,
 * or is not visible to the actor, without telling them apart (registers §4). Returns the tenant
 * columns beside references into catalogues. `given` names a reference to a row that the caller
 * itself has made or found; references that nobody types, such as a stamp, also count as found by
 * the server.
 */
export async function lockReferences(
  scope: RowScope,
  context: TenantContext,
  register: AnyRegister,
  written: Record<string, unknown>,
  given?: string,
): Promise<Record<string, string | null>> {
  const { queries, actor } = context
  const typed = new Set(governedFields(register).map(([name]) => name))
  const references = referencesIn(register.fields, written)
  const lock = ({ place, name, field, target, id }: PlacedReference) => {
    const isFound = place === given || (field.readOnly && !typed.has(name))
    const reader = isFound ? { ...actor, role: 'system' as const } : actor
    return queries.first(sql<{ tenant_id: string | null; fits: boolean }>`
      SELECT ${pointerTenantColumn(field, name) === null ? sql`NULL` : sql`r.tenant_id`} AS tenant_id,
        (${fitting(field)}) AS fits
      FROM ${tableOf(target)} r
      WHERE r.id = ${id} AND ${scope.live(target, reader, row)} FOR KEY SHARE OF r`)
  }
  const [found, withoutFile] = await together(
    together(...references.map(lock)),
    claimFiles(scope, context, register, written),
  )
  const missing: CodedField[] = []
  const whose: Record<string, string | null> = {}
  for (const [nth, { place, name, field }] of references.entries()) {
    const one = found[nth]
    if (!one) missing.push({ field: place, code: 'not_found' })
    else if (!one.fits) missing.push({ field: place, code: 'wrong_kind' })
    const beside = pointerTenantColumn(field, name)
    if (beside) whose[beside] = one?.tenant_id ?? null
  }
  missing.push(...withoutFile)
  if (missing.length > 0) throw problem('validation', { errors: missing })
  return { ...clearedPointers(register, written), ...whose }
}

/** Returns whether a row is of a kind that a reference accepts. */
function fitting({ where = {} }: Field): Sql {
  const kinds = Object.entries(where).map(
    ([name, values]) => sql`${column(row, name)} = ANY(${[...values]})`,
  )
  return kinds.length === 0 ? sql`true` : sql.join(kinds, sql` AND `)
}

/** Returns the tenant columns that must be cleared together with a reference into a catalogue. */
function clearedPointers(
  register: AnyRegister,
  written: Record<string, unknown>,
): Record<string, null> {
  const beside = Object.entries(register.fields).flatMap(([name, field]) =>
    field.kind === 'reference' && name in written && written[name] == null
      ? (pointerTenantColumn(field, name) ?? [])
      : [],
  )
  return Object.fromEntries(beside.map((name) => [name, null]))
}

export type RuleOptions = {
  /** Hidden fields that the actor typed, whose values are checked too. */
  readonly typed?: readonly string[]
  /** The tenant's day, if the caller has read it already. */
  readonly today?: string | undefined
}

/** Returns the tenant's day if the register has rules, which may depend on it. */
export const dayOfRules = async (
  context: TenantContext,
  { rules }: AnyRegister,
): Promise<string | undefined> => (rules?.length ? readTenantDay(context) : undefined)

/**
 * Checks the whole record by its definition's rules. Values that are hidden from the actor are left
 * out except those of `typed`, and a rule that is broken without them counts only if it was not
 * broken before.
 */
export async function checkRules(
  context: TenantContext,
  register: AnyRegister,
  next: UntypedRow,
  before: UntypedRow | null,
  { typed = [], today: known }: RuleOptions = {},
): Promise<void> {
  const { actor } = context
  if (!register.rules?.length) return
  const today = known ?? (await readTenantDay(context))
  const errors = register.rules.flatMap((name) => {
    const rule = recordRuleOf(register, name)
    if (before === null || rule.isRevealing) return rule(next, today) ?? []
    const broken = rule(withoutHidden(register, actor, next, typed), today)
    const wasBroken = rule(withoutHidden(register, actor, before), today)
    const isHidden = wasBroken !== null && !seesSensitive(register, actor.role)
    return isHidden ? [] : (broken ?? [])
  })
  if (errors.length > 0) throw problem('validation', { errors })
}

/**
 * Returns the rows among which names and ids are unique: in a catalogue including the shared ones,
 * in the platform's tables all (platform §4).
 */
export function takenPlaces(register: AnyRegister, actor: TenantActor): Sql {
  return register.scope === 'catalogue'
    ? sql`r.tenant_id IN (${actor.tenantId}, ${NIL_TENANT})`
    : ofTenant(register, actor, row)
}

/** Whether a unique rule applies to a row after some of its fields changed. */
function concerns(
  { fields, whileActive }: UniqueRule,
  next: UntypedRow,
  changed: readonly string[],
) {
  const touched = whileActive ? [...fields, 'status'] : fields
  return (
    touched.some((name) => changed.includes(name)) &&
    fields.every((name) => next[name] != null) &&
    (!whileActive || next['status'] === 'ATIVO')
  )
}

/**
 * Refuses a second live row with the same unique values, and names the first one if the actor may
 * see it (registers §21). The unique index decides between simultaneous writes. For roles whose
 * duplicates are kept as disputed, only rows that they see are compared.
 */
export async function checkDuplicates(
  scope: RowScope,
  { queries, actor }: TenantContext,
  register: AnyRegister,
  next: UntypedRow,
  changed: readonly string[],
): Promise<void> {
  for (const rule of uniqueRules(register)) {
    if (!concerns(rule, next, changed)) continue
    const { fields, whileActive } = rule
    const same = sql.join(
      fields.map(
        (name) =>
          sql`${keyColumn(register, name, row)} = ${keyOfValue(register, name, next[name])}`,
      ),
      sql` AND `,
    )
    const others = whileActive ? sql`AND r.status = 'ATIVO'` : sql``
    const compared = comparedRows(scope, register, actor, row)
    const existing = await queries.first(sql<{ id: string; title: string; visible: boolean }>`
      SELECT r.id, ${titleOf(register, row)} AS title, (${scope.live(register, actor, row)}) AS visible
      FROM ${tableOf(register)} r
      WHERE ${takenPlaces(register, actor)}
        AND r.deleted_at IS NULL ${others} AND r.id <> ${next.id} AND ${same} AND ${compared}
      LIMIT 1`)
    if (!existing) {
      noteCompared(queries, fields)
      continue
    }
    const seen = existing.visible && actor.role !== 'system' && may(actor.role, register, 'read')
    throw problem('duplicate', {
      errors: [{ field: fields.at(-1) ?? '', code: 'duplicate' }],
      ...(seen && { existing: { id: existing.id, title: existing.title } }),
    })
  }
}

/**
 * Checks rows that are about to become active. Returns those whose unique value is taken: by an
 * active row, or by another of these rows with a lower id.
 */
export async function takenWhileActive(
  scope: RowScope,
  { queries, actor }: TenantContext,
  register: AnyRegister,
  ids: readonly string[],
): Promise<Set<string>> {
  const other = sql.ref('o')
  const rules = uniqueRules(register).filter(({ whileActive }) => whileActive)
  if (rules.length === 0) return new Set()
  const same = rules.map(({ fields }) =>
    sql.join(
      fields.map(
        (name) => sql`${keyColumn(register, name, other)} = ${keyColumn(register, name, row)}`,
      ),
      sql` AND `,
    ),
  )
  const taken = await queries.all(sql<{ id: string }>`
    SELECT r.id FROM ${tableOf(register)} r
    WHERE ${ofTenant(register, actor, row)} AND r.id = ANY(${[...ids]}::uuid[]) AND r.status <> 'ATIVO'
      AND EXISTS (SELECT 1 FROM ${tableOf(register)} o
        WHERE o.tenant_id = r.tenant_id AND o.id <> r.id AND o.deleted_at IS NULL
          AND ${comparedRows(scope, register, actor, other)}
          AND (o.status = 'ATIVO' OR (o.id < r.id AND o.id = ANY(${[...ids]}::uuid[])))
          AND (${sql.join(same, sql` OR `)}))`)
  return new Set(taken.map(({ id }) => id))
}
