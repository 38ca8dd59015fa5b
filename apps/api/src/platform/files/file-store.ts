import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '../startup-error.ts'

/**
 * Stores the bytes of files by tenant and id; their metadata is in the database. On disk for now;
 * an S3 store can implement the same interface.
 */
export type FileStore = {
  /** Stores all bytes or none; they are on the disk when it returns. */
  put(tenantId: string, fileId: string, bytes: Buffer): Promise<void>
  /** Returns null for a missing file. */
  get(tenantId: string, fileId: string): Promise<Buffer | null>
  remove(tenantId: string, fileId: string): Promise<void>
}

export function diskFileStore(dataDir: string): FileStore {
  const pathOf = (tenantId: string, fileId: string) => path.join(dataDir, 'files', tenantId, fileId)
  return {
    async put(tenantId, fileId, bytes) {
      const target = pathOf(tenantId, fileId)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      const draft = `${target}.new`
      const handle = await open(draft, 'w', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, target)
    },
    async get(tenantId, fileId) {
      try {
        return await readFile(pathOf(tenantId, fileId))
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null
        throw error
      }
    },
    remove: (tenantId, fileId) => rm(pathOf(tenantId, fileId), { force: true }),
  }
}
