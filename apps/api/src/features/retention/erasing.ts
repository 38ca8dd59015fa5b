import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../platform/files/drop-files.ts'
import { publishChange } from '../../register-endpoints/change-event.ts'
import { ERASED_BY_TERM } from './retention-rule.ts'

/** What stands in the place of the name of somebody who was erased. */
export const ERASED_NAME = 'Visitante apagado'

/** What is erased of the rows of a register. */
export type Erasure = {
  register: AnyRegister
  /** The fields whose values go, from the rows and from the trail. */
  fields: readonly string[]
  /** What stands in the place of some of them; the others become null. */
  instead?: { readonly [field: string]: Sql }
  /** Further columns that change. */
  set?: Sql
  hasPhoto: boolean
}

/** Erases values of some rows, of their trail and of their photos; each gets an entry that says so. */
export async function eraseValues(
  context: TenantContext,
  ids: readonly string[],
  dropFiles: DropFiles,
  { register, fields, instead = {}, set = sql`version = version + 1`, hasPhoto }: Erasure,
): Promise<void> {
  const { queries, actor } = context
  const table = sql.table(register.table)
  const photos = hasPhoto ? await photosOf(context, register, ids) : []
  const columns = hasPhoto ? [...fields, 'photo_file_id'] : fields
  const blanked = columns.map((name) => sql`${sql.ref(name)} = ${instead[name] ?? sql`NULL`}`)
  await queries.count(sql`
    UPDATE ${table} SET ${sql.join(blanked)}, ${set}, updated_at = now(), updated_by = NULL
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]})`)
  await queries.all(sql`
    SELECT erase_audited_values(${register.name}, ${[...ids]}::uuid[], ${[...fields]}::text[],
      ${ERASED_BY_TERM})`)
  await dropFiles(context, photos)
  await publishChange(context, register, ids)
}

/** The photos that some rows have, and those that were replaced. */
async function photosOf(
  { queries, actor: { tenantId } }: TenantContext,
  { name, table }: AnyRegister,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await queries.all(sql<{ id: string }>`
    SELECT photo_file_id AS id FROM ${sql.table(table)}
    WHERE tenant_id = ${tenantId} AND id = ANY(${[...ids]}) AND photo_file_id IS NOT NULL
    UNION
    SELECT p.id::uuid FROM audit_log a, jsonb_array_elements_text(a.changes->'photo_file_id') p (id)
    WHERE a.tenant_id = ${tenantId} AND a.register = ${name} AND a.row_id = ANY(${[...ids]})
      AND p.id IS NOT NULL`)
  return rows.map(({ id }) => id)
}
