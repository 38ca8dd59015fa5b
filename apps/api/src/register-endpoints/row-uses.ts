import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Fields } from '@portaria/contract/define-register/field'
import { registers } from '@portaria/contract/modules/registers'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import { type AuditEntry, recordAudit } from '../platform/audit.ts'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { publishChange } from './change-event.ts'
import { replaceOwnedRows } from './owned-rows.ts'
import {
  column,
  ownedRows,
  ownerColumn,
  pointerTenantColumn,
  row,
  tableOf,
} from './record-columns.ts'
import { ownedIn, sameValue, type UntypedRow } from './untyped-row.ts'

/** A field of a register that refers to the rows in question. */
type Pointer = {
  register: AnyRegister
  field: string
  /** The field and table of the owned rows that contain it. */
  owned?: { readonly property: string; readonly table: string }
  /** The column with the tenant of a catalogue's row; null for a reference of another scope. */
  beside: string | null
}

/** Live rows of one register that refer to one row. */
export type RowUse = { register: string; id: string; count: number }

function pointersAt(target: AnyRegister): Pointer[] {
  // A person stamped on a row is history, which does not prevent their removal.
  const named = (fields: Fields) =>
    Object.entries(fields).filter(
      ([, { kind, register, readOnly }]) =>
        kind === 'reference' && register === target.name && !readOnly,
    )
  return Object.values(registers).flatMap((register) => [
    ...named(register.fields).map(([name, field]) => ({
      register,
      field: name,
      beside: pointerTenantColumn(field, name),
    })),
    ...Object.entries(register.fields).flatMap(([property, { table = '', fields = {}, kind }]) =>
      kind !== 'rows'
        ? []
        : named(fields).map(([field]) => ({
            register,
            field,
            owned: { property, table },
            beside: null,
          })),
    ),
  ])
}

/**
 * Returns the live rows of a pointer's register under `r`, with the alias of the referring rows.
 */
function usersOf({ register, owned }: Pointer): { from: Sql; referring: Sql } {
  if (!owned) return { from: sql`${tableOf(register)} r`, referring: row }
  const joined = sql`o.tenant_id = r.tenant_id AND ${column(sql.ref('o'), ownerColumn(register))} = r.id`
  return {
    from: sql`${tableOf(register)} r JOIN ${sql.table(owned.table)} o ON ${joined}`,
    referring: sql.ref('o'),
  }
}

/**
 * Returns the condition of rows that may refer to an actor's row: the tenant's own, or, in the
 * platform's tables, those that hold the tenant's id beside the reference.
 */
function mayPoint(pointer: Pointer, target: AnyRegister, actor: TenantActor, alias: Sql): Sql {
  if (target.scope === 'platform') return sql`true`
  const isBeside = pointer.register.scope === 'platform' && pointer.beside !== null
  return sql`${column(alias, isBeside ? (pointer.beside ?? '') : 'tenant_id')} = ${actor.tenantId}`
}

/**
 * Whether rows of every tenant may refer to the actor's row, as they may to a catalogue's shared
 * row.
 */
const isUsedEverywhere = ({ register }: Pointer, target: AnyRegister, actor: TenantActor) =>
  target.scope === 'catalogue' && actor.tenantId === NIL_TENANT && register.scope !== 'platform'

/** Counts the live rows that refer to some rows, by register and by the row referred to. */
export async function usesOf(
  { queries, actor }: TenantContext,
  target: AnyRegister,
  ids: readonly string[],
): Promise<RowUse[]> {
  const found: RowUse[] = []
  for (const pointer of pointersAt(target)) {
    const { register, field } = pointer
    const { from, referring } = usersOf(pointer)
    const counted = isUsedEverywhere(pointer, target, actor)
      ? sql<{ id: string; count: number }>`
          SELECT u.id, sum(u.uses)::int AS count
          FROM uses_of_shared(${register.table}, ${field}, ${[...ids]}::uuid[]) u GROUP BY 1`
      : sql<{ id: string; count: number }>`
          SELECT ${column(referring, field)} AS id, count(DISTINCT r.id)::int AS count FROM ${from}
          WHERE ${mayPoint(pointer, target, actor, row)} AND r.deleted_at IS NULL
            AND ${column(referring, field)} = ANY(${[...ids]}::uuid[])
          GROUP BY 1`
    for (const one of await queries.all(counted)) found.push({ register: register.name, ...one })
  }
  return found
}

/** Moves all references from one row to another, in the same transaction. */
export async function moveUses(
  context: TenantContext,
  target: AnyRegister,
  from: string,
  to: string,
): Promise<void> {
  const { queries, actor } = context
  for (const pointer of pointersAt(target)) {
    const { register, field } = pointer
    if (isUsedEverywhere(pointer, target, actor)) {
      const { userId, role, address, reason } = actor
      await queries.all(sql`
        SELECT move_uses_of_shared(${register.table}, ${field}, ${register.name}, ${from}, ${to},
          ${userId}, ${role}, ${address}, ${reason})`)
    } else if (pointer.owned) {
      await moveOwnedUses(context, pointer, pointer.owned, { from, to })
    } else await moveOwnUses(context, target, pointer, { from, to })
  }
}

async function moveOwnUses(
  context: TenantContext,
  target: AnyRegister,
  pointer: Pointer,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { queries, actor } = context
  const { register, field, beside } = pointer
  const whose = beside
    ? sql`, ${sql.ref(beside)} = (SELECT t.tenant_id FROM ${tableOf(target)} t WHERE t.id = ${to})`
    : sql``
  const moved = await queries.all(sql<{ id: string }>`
    UPDATE ${tableOf(register)} SET ${sql.ref(field)} = ${to} ${whose}, version = version + 1,
      updated_at = now(), updated_by = ${actor.userId}
    WHERE ${mayPoint(pointer, target, actor, tableOf(register))}
      AND deleted_at IS NULL AND ${sql.ref(field)} = ${from}
    RETURNING id`)
  if (moved.length === 0) return
  const changes = { [field]: [from, to] as const }
  const ids = moved.map(({ id }) => id)
  await recordAudit(
    context,
    ids.map((rowId) => ({ register: register.name, rowId, operation: 'update', changes })),
  )
  await publishChange(context, register, ids)
}

/** Moves references in owned rows; two rows that become equal are merged. */
async function moveOwnedUses(
  context: TenantContext,
  pointer: Pointer,
  { property }: NonNullable<Pointer['owned']>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { queries, actor } = context
  const { register, field } = pointer
  const { from: source, referring } = usersOf(pointer)
  const using = await queries.all(sql<{ id: string }>`
    SELECT r.id FROM ${tableOf(register)} r
    WHERE r.tenant_id = ${actor.tenantId} AND r.deleted_at IS NULL AND r.id IN (
      SELECT r.id FROM ${source}
      WHERE r.tenant_id = ${actor.tenantId} AND ${column(referring, field)} = ${from})
    ORDER BY r.id FOR UPDATE`)
  const ids = using.map(({ id }) => id)
  if (ids.length === 0) return
  // A separate statement sees the values written while this one waited for the rows.
  const rows = await queries.all(sql<UntypedRow>`
    SELECT r.id, ${ownedRows(register, property)} AS ${sql.ref(property)} FROM ${tableOf(register)} r
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ANY(${ids}::uuid[])`)
  const entries: AuditEntry[] = []
  for (const before of rows) {
    const moved = ownedIn(before[property]).map((one) =>
      one[field] === from ? { ...one, [field]: to } : one,
    )
    const next = moved.filter(
      (one, nth) =>
        !moved.slice(0, nth).some((other) => sameValue({ ...one, id: other['id'] }, other)),
    )
    await replaceOwnedRows(context, register, property, before.id, before, next)
    const changes = { [property]: [before[property], next] as const }
    entries.push({ register: register.name, rowId: before.id, operation: 'update', changes })
  }
  await queries.count(sql`
    UPDATE ${tableOf(register)} SET version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${ids}::uuid[])`)
  await recordAudit(context, entries)
  await publishChange(context, register, ids)
}
