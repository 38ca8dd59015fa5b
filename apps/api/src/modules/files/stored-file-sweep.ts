import { systemActor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { FileStore, StoredFile } from '../../platform/files/file-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Removes bytes that were stored a day ago and have no row, and writes that never ended: what a
 * crash left, or a removal that failed (files §2). Bytes of companies and people that this database
 * does not know are left alone: they may be another installation's. Returns the number of files.
 */
export async function sweepStoredFiles(
  database: AppDatabase,
  store: FileStore,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS)
  await store.dropUnfinished(before)
  let removed = 0
  for await (const share of store.list()) {
    const old = share.filter(({ storedAt }) => storedAt < before)
    for (const [tenantId, files] of Map.groupBy(old, (file) => file.tenantId)) {
      for (const fileId of await withoutRow(database, tenantId, files)) {
        await store.remove(tenantId, fileId)
        removed += 1
      }
    }
  }
  return removed
}

/** Returns those of a tenant's stored files that have no row; none of an unknown tenant. */
async function withoutRow(
  database: AppDatabase,
  tenantId: string,
  files: readonly StoredFile[],
): Promise<string[]> {
  const ids = files.map(({ fileId }) => fileId)
  return database.inTenant(systemActor('sweep of files', tenantId), async ({ queries }) => {
    // People own their own pictures (accounts §14).
    const { known } = await queries.one(sql<{ known: boolean }>`
      SELECT ${tenantId} = ${NIL_TENANT}
        OR EXISTS (SELECT FROM tenants WHERE id = ${tenantId})
        OR EXISTS (SELECT FROM users WHERE id = ${tenantId}) AS known`)
    if (!known) return []
    const rows = await queries.all(sql<{ id: string }>`
      SELECT id FROM files WHERE tenant_id = ${tenantId} AND id = ANY(${ids}::uuid[])`)
    return [...new Set(ids).difference(new Set(rows.map(({ id }) => id)))]
  })
}
