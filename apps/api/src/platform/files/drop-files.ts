import { sql } from 'kysely'
import { afterCommit } from '../database/after-commit.ts'
import type { TenantContext } from '../database/tenant-context.ts'
import type { FileStore } from './file-store.ts'

/**
 * Deletes those of the given pictures that no row refers to any more, and their bytes after the
 * commit; returns their number.
 */
export type DropFiles = (context: TenantContext, ids: readonly string[]) => Promise<number>

/** Bytes that are removed at a time. */
const AT_ONCE = 8

/**
 * Deletes unused files from a store. Bytes whose removal fails, or whose server is killed before,
 * are left to the sweep (files §2).
 */
export function dropUnusedFiles(store: FileStore): DropFiles {
  return async ({ queries, actor: { tenantId } }, ids) => {
    const gone: string[] = []
    for (const id of ids) {
      const dropped = await queries.one(
        sql<{ gone: boolean }>`SELECT drop_unused_file(${id}) AS gone`,
      )
      if (dropped.gone) gone.push(id)
    }
    if (gone.length > 0) afterCommit(queries, () => removeBytes(store, tenantId, gone))
    return gone.length
  }
}

/** Removes the bytes of files whose rows are deleted; what fails is left to the sweep. */
export async function removeBytes(
  store: FileStore,
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  const waiting = ids.values()
  const removeWaiting = async () => {
    for (const id of waiting) await store.remove(tenantId, id).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, removeWaiting))
}
