import type { TenantActor } from '@portaria/contract/actor'
import { NIL_TENANT } from '@portaria/contract/constants'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/registers/index'
import { sql } from 'kysely'
import { recordAudit } from '../platform/audit.ts'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { publishChange } from './change-event.ts'
import { column, pointerTenantColumn, row, tableOf } from './record-columns.ts'

/** A field of a register that refers to the rows in question. */
type Pointer = {
  register: AnyRegister
  field: string
  /** The column with the tenant of a catalogue's row; null for a reference of another scope. */
  beside: string | null
}

/** Live rows of one register that refer to one row. */
export type RowUse = { register: string; id: string; count: number }

function pointersAt(target: AnyRegister): Pointer[] {
  return Object.values(registers).flatMap((register) =>
    Object.entries(register.fields)
      // Who was stamped on a row is its history, which nobody's removal waits for.
      .filter(
        ([, { kind, register: named, readOnly }]) =>
          kind === 'reference' && named === target.name && !readOnly,
      )
      .map(([name, field]) => ({
        register,
        field: name,
        beside: pointerTenantColumn(field, name),
      })),
  )
}

/**
 * The rows that may refer to an actor's row: the tenant's own, or, in the platform's tables, those
 * with its tenant beside the reference.
 */
function mayPoint(pointer: Pointer, target: AnyRegister, actor: TenantActor, alias: Sql): Sql {
  if (target.scope === 'platform') return sql`true`
  const isBeside = pointer.register.scope === 'platform' && pointer.beside !== null
  return sql`${column(alias, isBeside ? (pointer.beside ?? '') : 'tenant_id')} = ${actor.tenantId}`
}

/** Whether rows of every tenant may refer to the actor's, as to a catalogue's shared ones. */
const isUsedEverywhere = ({ register }: Pointer, target: AnyRegister, actor: TenantActor) =>
  target.scope === 'catalogue' && actor.tenantId === NIL_TENANT && register.scope !== 'platform'

/** Live rows that refer to some rows, by register and by the row referred to. */
export async function usesOf(
  { queries, actor }: TenantContext,
  target: AnyRegister,
  ids: readonly string[],
): Promise<RowUse[]> {
  const found: RowUse[] = []
  for (const pointer of pointersAt(target)) {
    const { register, field } = pointer
    const counted = isUsedEverywhere(pointer, target, actor)
      ? sql<{ id: string; count: number }>`
          SELECT u.id, sum(u.uses)::int AS count
          FROM uses_of_shared(${register.table}, ${field}, ${[...ids]}::uuid[]) u GROUP BY 1`
      : sql<{ id: string; count: number }>`
          SELECT ${column(row, field)} AS id, count(*)::int AS count FROM ${tableOf(register)} r
          WHERE ${mayPoint(pointer, target, actor, row)} AND r.deleted_at IS NULL
            AND ${column(row, field)} = ANY(${[...ids]}::uuid[])
          GROUP BY 1`
    for (const one of await queries.all(counted)) found.push({ register: register.name, ...one })
  }
  return found
}

/** Moves everything that refers to one row to another, in the same transaction. */
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
