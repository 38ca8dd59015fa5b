import { sql } from 'kysely'
import type { TenantContext } from '../database/tenant-context.ts'
import type { FileStore } from './file-store.ts'

/** Deletes those of some pictures that no row refers to any more, their bytes too; answers how many. */
export type DropFiles = (context: TenantContext, ids: readonly string[]) => Promise<number>

/** Deletes from a store; should the transaction fail afterwards, a row without bytes is left to the next. */
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
