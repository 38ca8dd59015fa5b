import { sql } from 'kysely'
import type { TenantContext } from '../database/tenant-context.ts'
import type { FileStore } from './file-store.ts'

/** Deletes those of some pictures that no row refers to any more, their bytes too. */
export type DropFiles = (context: TenantContext, ids: readonly string[]) => Promise<void>

/** Deletes from a store; should the transaction fail afterwards, a row without bytes is left to the next. */
export function dropUnusedFiles(store: FileStore): DropFiles {
  return async ({ queries, actor: { tenantId } }, ids) => {
    for (const id of ids) {
      const { gone } = await queries.one(
        sql<{ gone: boolean }>`SELECT drop_unused_file(${id}) AS gone`,
      )
      if (gone) await store.remove(tenantId, id)
    }
  }
}
