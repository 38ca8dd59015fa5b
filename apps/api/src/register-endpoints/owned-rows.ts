import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { problem } from '../platform/problem.ts'
import { ownedValue } from './field-kinds.ts'
import { ownerColumn } from './record-columns.ts'
import { ownedIn, type UntypedRow } from './untyped-row.ts'

type OwnedRow = { readonly [name: string]: unknown; readonly id?: string }

/** Gives every sent row an id, so that stored and sent rows can be compared by it. */
export function withIds(sent: unknown): OwnedRow[] {
  return Array.isArray(sent) ? sent.map((one: OwnedRow) => ({ ...one, id: one.id ?? newId() })) : []
}

/**
 * Makes the child table hold exactly the rows sent: updates known ids, inserts new ones, deletes
 * the others. Refuses a known id of another parent like one that does not exist.
 */
export async function replaceOwnedRows(
  { queries, actor }: TenantContext,
  register: AnyRegister,
  property: string,
  parentId: string,
  before: UntypedRow | null,
  next: readonly OwnedRow[],
): Promise<void> {
  const field = register.fields[property]
  const table = sql.table(field?.table ?? '')
  const owner = sql.ref(ownerColumn(register))
  const fields = Object.entries(field?.fields ?? {}).filter(([, one]) => !one.readOnly)
  const kept = next.map(({ id }) => id ?? '')
  await keepPictures({ queries, actor }, field, { property, before: before?.[property], next })
  if (before) {
    await queries.count(sql`
      DELETE FROM ${table} WHERE tenant_id = ${actor.tenantId} AND ${owner} = ${parentId}
        AND id <> ALL(${kept}::uuid[])`)
  }
  const columns = sql.join(fields.map(([name]) => sql.ref(name)))
  const updates = sql.join(
    fields.map(([name]) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
  )
  for (const [ordinal, one] of next.entries()) {
    const values = sql.join(fields.map(([name, inner]) => ownedValue(inner, one[name])))
    const written = await queries.count(sql`
      INSERT INTO ${table} AS child (tenant_id, id, ${owner}, ordinal, ${columns})
      VALUES (${actor.tenantId}, ${one.id}, ${parentId}, ${ordinal}, ${values})
      ON CONFLICT (tenant_id, id) DO UPDATE SET ordinal = excluded.ordinal, ${updates}
        WHERE child.${owner} = excluded.${owner}`)
    if (written === 0) throw notFound(`${property}.${ordinal}`)
  }
}

type OwnedChange = { property: string; before: unknown; next: readonly OwnedRow[] }

/**
 * Marks the pictures of new rows as used. Each must be the writer's own upload that nothing uses
 * yet: pictures of owned rows are not shared. Pictures of removed rows are deleted as unused
 * uploads are.
 */
async function keepPictures(
  { queries, actor }: TenantContext,
  field: Field | undefined,
  { property, before, next }: OwnedChange,
): Promise<void> {
  for (const [name, { kind }] of Object.entries(field?.fields ?? {})) {
    if (kind !== 'image') continue
    const held = ownedIn(before).flatMap((one) => one[name] ?? [])
    for (const [nth, { [name]: id }] of next.entries()) {
      if (id == null || held.includes(id)) continue
      const claimed = await queries.count(sql`
        UPDATE files SET claimed_at = now()
        WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND claimed_at IS NULL
          AND created_by = ${actor.userId}`)
      if (claimed === 0) throw notFound(`${property}.${nth}.${name}`)
    }
    const gone = held.filter((id) => next.every((one) => one[name] !== id))
    await queries.count(sql`
      UPDATE files SET claimed_at = NULL
      WHERE tenant_id = ${actor.tenantId} AND id = ANY(${gone}::uuid[])`)
  }
}

const notFound = (place: string) =>
  problem('validation', { errors: [{ field: place, code: 'not_found' }] })

/** Writes the owned rows of a row that was just written, if the body has them. */
export async function writeOwnedRows(
  register: AnyRegister,
  context: TenantContext,
  before: UntypedRow | null,
  changed: Record<string, unknown>,
): Promise<void> {
  for (const [name, field] of Object.entries(register.fields)) {
    if (field.kind !== 'rows' || !(name in changed)) continue
    const parentId = before?.id ?? String(changed['id'])
    await replaceOwnedRows(context, register, name, parentId, before, withIds(changed[name]))
  }
}

/** Returns a body whose owned rows all have ids. */
export function withOwnedIds(
  register: AnyRegister,
  body: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      register.fields[name]?.kind === 'rows' ? withIds(value) : value,
    ]),
  )
}
