import { sql } from 'kysely'
import type { Queries } from '../database/queries.ts'
import type { SealedValues } from './sealed-values.ts'

/**
 * Makes the digests of a company's values anew, from the values themselves, in the transaction of the
 * queries. A value that does not open keeps its digest, which nothing finds any more.
 */
export async function digestAnew(
  queries: Queries,
  tenantId: string,
  all: readonly SealedValues[],
): Promise<void> {
  for (const { table, key, column, digest, sealOf, ownerOf } of all) {
    if (digest === undefined) continue
    const rows = await queries.all(sql<{ id: string; sealed: Buffer }>`
      SELECT ${sql.ref(key)} AS id, ${sql.ref(column)} AS sealed FROM ${sql.table(table)}
      WHERE tenant_id = ${tenantId} FOR UPDATE`)
    const seal = sealOf(tenantId)
    const fresh = rows.flatMap(({ id, sealed }) => {
      const opened = seal.open(ownerOf(tenantId, id), sealed)
      return opened ? [{ id, digest: digest.of(tenantId, opened.toString('utf8')) }] : []
    })
    await queries.count(sql`
      UPDATE ${sql.table(table)} SET ${sql.ref(digest.column)} = v.anew
      FROM unnest(${fresh.map((row) => row.id)}::uuid[], ${fresh.map((row) => row.digest)}::bytea[])
        AS v (of_row, anew)
      WHERE tenant_id = ${tenantId} AND ${sql.ref(key)} = v.of_row`)
  }
}
