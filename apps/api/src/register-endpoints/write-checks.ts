import type { TenantActor } from '@portaria/contract/actor'
import { NIL_TENANT } from '@portaria/contract/constants'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { recordRules } from '@portaria/contract/define-register/record-rules'
import type { FieldError } from '@portaria/contract/errors'
import { may } from '@portaria/contract/permissions'
import { registers } from '@portaria/contract/registers/index'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import { problem } from '../platform/problem.ts'
import { column, pointerTenantColumn, row, tableOf, titleOf } from './record-columns.ts'
import type { Sql } from './register-behaviour.ts'
import type { RowScope } from './row-scope.ts'
import type { UntypedRow } from './untyped-row.ts'

type Checked = Omit<FieldError, 'message'>

/**
 * Takes a share lock on every live row that the written one refers to, so that none can be removed
 * under it. What does not exist, is removed, or is not for this actor's eyes is the same `not_found`.
 * Answers the columns that stand beside references into catalogues.
 */
export async function lockReferences(
  scope: RowScope,
  queries: Queries,
  actor: TenantActor,
  register: AnyRegister,
  written: Record<string, unknown>,
): Promise<Record<string, string | null>> {
  const wanted = Object.entries(register.fields).flatMap(([name, field]) => {
    const id = written[name]
    const target = field.register ? registers[field.register] : undefined
    return field.kind === 'reference' && target && typeof id === 'string'
      ? [{ name, field, target, id }]
      : []
  })
  const missing: Checked[] = []
  const whose: Record<string, string | null> = {}
  for (const { name, field, target, id } of wanted) {
    const found = await queries.first(sql<{ tenant_id: string }>`
      SELECT r.tenant_id FROM ${tableOf(target)} r
      WHERE r.id = ${id} AND ${scope.live(target, actor, row)} FOR KEY SHARE OF r`)
    if (!found) missing.push({ field: name, code: 'not_found' })
    const beside = pointerTenantColumn(field, name)
    if (beside) whose[beside] = found?.tenant_id ?? null
  }
  missing.push(...(await claimFiles(queries, actor, register, written)))
  if (missing.length > 0) throw problem('validation', { errors: missing })
  return { ...clearedPointers(register, written), ...whose }
}

/** A reference into a catalogue that was cleared: the column beside it is cleared with it. */
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

/** A file that a row refers to is no longer swept away; it must be of the tenant. */
async function claimFiles(
  queries: Queries,
  actor: TenantActor,
  register: AnyRegister,
  written: Record<string, unknown>,
): Promise<Checked[]> {
  const missing: Checked[] = []
  for (const [name, field] of Object.entries(register.fields)) {
    const id = written[name]
    if (field.kind !== 'image' || typeof id !== 'string') continue
    const claimed = await queries.count(sql`
      UPDATE files SET claimed_at = coalesce(claimed_at, now())
      WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
    if (claimed === 0) missing.push({ field: name, code: 'not_found' })
  }
  return missing
}

/** Checks the whole record by the rules its definition names. */
export async function checkRules(
  queries: Queries,
  actor: TenantActor,
  register: AnyRegister,
  next: UntypedRow,
): Promise<void> {
  if (!register.rules?.length) return
  const { today } = await queries.one(
    sql<{ today: string }>`SELECT tenant_today(${actor.tenantId})::text AS today`,
  )
  const errors = register.rules.flatMap((name) => recordRules[name](next, today) ?? [])
  if (errors.length > 0) throw problem('validation', { errors })
}

/** A name that a catalogue shares is taken for everybody (domain.md section 1, Scopes). */
const sharedTenant = (register: AnyRegister, actor: TenantActor) =>
  register.scope === 'catalogue' ? NIL_TENANT : actor.tenantId

/** Text is compared as people read it; everything else as it is. */
function equals(register: AnyRegister, name: string, value: unknown): Sql {
  const target = column(row, name)
  return register.fields[name]?.kind === 'text'
    ? sql`search_normal(${target}) = search_normal(${value})`
    : sql`${target} = ${value}`
}

/**
 * Refuses a second live row with the same unique values, and names the first one if the actor may
 * see it. The unique index behind it decides when two are written at once.
 */
export async function checkDuplicates(
  scope: RowScope,
  queries: Queries,
  actor: TenantActor,
  register: AnyRegister,
  next: UntypedRow,
  changed: readonly string[],
): Promise<void> {
  for (const fields of register.unique) {
    if (!fields.some((name) => changed.includes(name))) continue
    if (fields.some((name) => next[name] == null)) continue
    const same = sql.join(
      fields.map((name) => equals(register, name, next[name])),
      sql` AND `,
    )
    const existing = await queries.first(sql<{ id: string; title: string; visible: boolean }>`
      SELECT r.id, ${titleOf(register, row)} AS title, (${scope.live(register, actor, row)}) AS visible
      FROM ${tableOf(register)} r
      WHERE r.tenant_id IN (${actor.tenantId}, ${sharedTenant(register, actor)})
        AND r.deleted_at IS NULL AND r.id <> ${next.id} AND ${same}
      LIMIT 1`)
    if (!existing) continue
    const seen = existing.visible && actor.role !== 'system' && may(actor.role, register, 'read')
    throw problem('duplicate', {
      errors: [{ field: fields.at(-1) ?? '', code: 'duplicate' }],
      ...(seen && { existing: { id: existing.id, title: existing.title } }),
    })
  }
}
