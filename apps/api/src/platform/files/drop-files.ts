import { sql } from 'kysely'
import type { TenantContext } from '../database/tenant-context.ts'
import type { FileStore } from './file-store.ts'

/**
 * Deletes those of the given pictures that no row refers to any more, with their bytes; returns
 * their number.
 */
export type DropFiles = (context: TenantContext, ids: readonly string[]) => Promise<number>

/**
 * Deletes unused files from a store. If the transaction fails afterwards, a row without bytes
 * remains, which the next call deletes.
 */
export function dropUnusedFiles(store: FileStore): DropFiles {
  return async ({ queries, actor: { tenantId } }, ids) => {
    let dropped = 0
    for (const id of ids) {
      const { gone } = await queries.one(
        sql<{ gone: boolean }>`SELECT drop_unused_file(${id}) AS gone`,
      )
      if (!gone) continue
      await store.remove(tenantId, id)
      dropped += 1
    }
    return dropped
  }
}
