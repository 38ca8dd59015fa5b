import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import type { DropFiles } from '../platform/files/drop-files.ts'
import { publishChange } from './change-event.ts'

/** The reason in the trail for a term that is over. */
export const ERASED_BY_TERM = 'retention'

/** The reason in the trail for the erasure of one person's data (people §8). */
export const ERASED_BY_REQUEST = 'erasure'

/** The name shown for a person who was erased. */
export const ERASED_NAME = 'Visitante apagado'

/** Definition of an erasure: the parts of a register's rows that it erases. */
export type Erasure = {
  register: AnyRegister
  /** The fields whose values are erased, from the rows and from the trail. */
  fields: readonly string[]
  /** Replacements for some of them; the others become null. */
  instead?: { readonly [field: string]: Sql }
  /** Further columns that change. */
  set?: Sql
  /** The columns of pictures, which are deleted with their files. */
  pictures: readonly string[]
  /** The reason in the trail, if it is not a term that is over. */
  why?: string
  /** Erases the trail in another way; if absent, it loses the values of these fields. */
  eraseTrail?: () => Promise<void>
}

/**
 * Erases values of some rows, of their trail and of their photos; each row gets a trail entry of
 * the erasure. Returns the number of files that were deleted.
 */
export async function eraseValues(
  context: TenantContext,
  ids: readonly string[],
  dropFiles: DropFiles,
  {
    register,
    fields,
    instead = {},
    set = sql`version = version + 1`,
    pictures,
    why = ERASED_BY_TERM,
    eraseTrail,
  }: Erasure,
): Promise<number> {
  const { queries, actor } = context
  const table = sql.table(register.table)
  const files = await picturesOf(context, register, ids, pictures)
  const columns = [...fields, ...pictures]
  const blanked = columns.map((name) => sql`${sql.ref(name)} = ${instead[name] ?? sql`NULL`}`)
  await queries.count(sql`
    UPDATE ${table} SET ${sql.join(blanked)}, ${set}, updated_at = now(), updated_by = NULL
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]})`)
  if (eraseTrail) await eraseTrail()
  else
    await queries.all(sql`
      SELECT erase_audited_values(${register.name}, ${[...ids]}::uuid[], ${columns}::text[],
        ${why})`)
  const dropped = await dropFiles(context, files)
  await publishChange(context, register, ids)
  return dropped
}

/** Returns the current and the replaced pictures of some rows. */
export async function picturesOf(
  { queries, actor: { tenantId } }: TenantContext,
  { name, table }: AnyRegister,
  ids: readonly string[],
  pictures: readonly string[],
): Promise<string[]> {
  if (pictures.length === 0) return []
  const rows = await queries.all(sql<{ id: string }>`
    SELECT p.id FROM ${sql.table(table)} r
    CROSS JOIN unnest(ARRAY[${sql.join(pictures.map((column) => sql`r.${sql.ref(column)}`))}]) p (id)
    WHERE r.tenant_id = ${tenantId} AND r.id = ANY(${[...ids]}) AND p.id IS NOT NULL
    UNION
    SELECT p.id::uuid FROM audit_log a
    CROSS JOIN unnest(${[...pictures]}::text[]) f (name)
    CROSS JOIN jsonb_array_elements_text(a.changes->f.name) p (id)
    WHERE a.tenant_id = ${tenantId} AND a.register = ${name} AND a.row_id = ANY(${[...ids]})
      AND p.id IS NOT NULL`)
  return rows.map(({ id }) => id)
}
