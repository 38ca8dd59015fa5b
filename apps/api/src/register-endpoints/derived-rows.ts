import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { recordAudit } from '../platform/audit.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { publishChange } from './change-event.ts'
import { tableOf } from './record-columns.ts'
import type { NewRowOf } from './typed-rows.ts'

/** The values of a new row: its fields as they are stored. */
type Made<R extends AnyRegister> = Partial<NewRowOf<R>>

/**
 * Makes rows of the tenant that follow from a write; returns their ids. The caller has made or
 * checked their values, and all rows have the same columns. With `skipTaken`, a row is left out if
 * another row has its unique values; otherwise such a row makes the whole write fail.
 */
export async function makeRows<R extends AnyRegister>(
  context: TenantContext,
  register: R,
  rows: readonly Made<R>[],
  { skipTaken = false }: { readonly skipTaken?: boolean } = {},
): Promise<string[]> {
  const [first] = rows
  if (!first) return []
  const { queries, actor } = context
  const named = rows.map(({ id = newId(), ...values }) => ({ id, ...values }))
  const columns = sql.join(Object.keys({ id: null, ...first }).map((name) => sql.ref(name)))
  const table = tableOf(register)
  const made = await queries.all(sql<{ id: string }>`
    INSERT INTO ${table} (tenant_id, created_by, updated_by, ${columns})
    SELECT ${actor.tenantId}, ${actor.userId}, ${actor.userId}, ${columns}
    FROM jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)
    ${skipTaken ? sql`ON CONFLICT DO NOTHING` : sql``}
    RETURNING id`)
  const ids = made.map(({ id }) => id)
  await recordAudit(
    context,
    named
      .filter(({ id }) => ids.includes(id))
      .map(({ id, ...values }) => ({
        register: register.name,
        rowId: id,
        operation: 'create',
        changes: Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, [null, value] as const]),
        ),
      })),
  )
  if (ids.length > 0) await publishChange(context, register, ids)
  return ids
}
