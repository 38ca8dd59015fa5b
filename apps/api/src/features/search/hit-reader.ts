import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { recordColumns, row, tableOf } from '../../register-endpoints/record-columns.ts'
import { readRecord } from '../../register-endpoints/record-reader.ts'
import type { UntypedRow } from '../../register-endpoints/untyped-row.ts'

/** What hits show, by id: their title's fields and those of `globalSearch.shows`. */
export async function readHits(
  { register, files, scope }: Machinery,
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const rows = await queries.all(sql<UntypedRow>`
    SELECT ${recordColumns(register)} FROM ${tableOf(register)} r
    WHERE r.id = ANY(${[...ids]}::uuid[]) AND ${scope.live(register, actor, row)}`)
  const shown = new Set([
    'id',
    'status',
    'version',
    ...register.title,
    ...(register.globalSearch?.shows ?? []),
  ])
  return new Map(
    rows.map((stored) => {
      const record = readRecord(register, actor, files, stored)
      return [
        stored.id,
        Object.fromEntries(Object.entries(record).filter(([name]) => shown.has(name))),
      ]
    }),
  )
}
