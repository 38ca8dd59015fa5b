import type { ErasedKind } from '@portaria/contract/modules/erasures/erasures'
import { sql } from 'kysely'
import type { PersonalRows } from '../../parts/personal-rows.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../platform/files/drop-files.ts'
import { ERASED_BY_REQUEST, eraseValues } from '../../register-endpoints/erase-values.ts'
import type { Counts } from './erasures.repository.ts'
import type { Person } from './people-tables.ts'

/** The rows of a register that were blanked. */
export type Traces = {
  readonly kind: ErasedKind
  readonly register: string
  readonly ids: string[]
}

/**
 * Blanks what rows of other registers repeat of a person, and returns these rows. Whatever a
 * household shares stays (people §10).
 */
export async function eraseTraces(
  context: TenantContext,
  person: Person,
  name: string,
  { rows, dropFiles }: { rows: readonly PersonalRows[]; dropFiles: DropFiles },
): Promise<Traces[]> {
  const found: Traces[] = []
  for (const one of rows) {
    const isTheirs = one.of[person.register]
    if (isTheirs === undefined || one.kind === 'values') continue
    const { kind, register } = one
    const ids = await lockRows(context, one, isTheirs(person.ids))
    if (ids.length === 0) continue
    await eraseRows(context, ids, { rows: one, name, dropFiles })
    found.push({ kind, register: register.name, ids })
  }
  return found
}

/** Counts rows by their kind; a row that is found in two ways counts once. */
export function countTraces(traces: readonly Traces[]): Counts<ErasedKind> {
  const counts: { [Kind in ErasedKind]?: number } = {}
  for (const [kind, all] of Map.groupBy(traces, (one) => one.kind))
    counts[kind] = new Set(all.flatMap(({ ids }) => ids)).size
  return counts
}

async function lockRows(
  { queries, actor }: TenantContext,
  { register, unless = sql`false` }: PersonalRows,
  isTheirs: Sql,
): Promise<string[]> {
  const rows = await queries.all(sql<{ id: string }>`
    SELECT r.id FROM ${sql.table(register.table)} r
    WHERE r.tenant_id = ${actor.tenantId} AND ${isTheirs} AND NOT (${unless}) ORDER BY r.id FOR UPDATE`)
  return rows.map(({ id }) => id)
}

async function eraseRows(
  context: TenantContext,
  ids: readonly string[],
  { rows, name, dropFiles }: { rows: PersonalRows; name: string; dropFiles: DropFiles },
): Promise<void> {
  const { register, fields, named, instead, set, pictures, beside } = rows
  await beside?.(context, ids)
  await eraseValues(context, ids, dropFiles, {
    register,
    fields: named === undefined ? fields : [named, ...fields],
    instead: { ...instead, ...(named !== undefined && { [named]: sql`${name}` }) },
    ...(set && { set }),
    pictures,
    why: ERASED_BY_REQUEST,
  })
}
