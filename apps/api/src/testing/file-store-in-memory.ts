import { createHash } from 'node:crypto'
import { fileOfKey, keyOf } from '../platform/files/file-keys.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/** A store of files whose times a test sets. */
export function fileStoreInMemory() {
  const kept = new Map<string, { bytes: Buffer; storedAt: Date }>()
  const store: FileStore = {
    async put(tenantId, fileId, bytes) {
      kept.set(keyOf(tenantId, fileId), { bytes, storedAt: new Date() })
    },
    get: async (tenantId, fileId) => kept.get(keyOf(tenantId, fileId))?.bytes ?? null,
    async digest(tenantId, fileId) {
      const bytes = kept.get(keyOf(tenantId, fileId))?.bytes
      if (bytes === undefined) return null
      return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest() }
    },
    async remove(tenantId, fileId) {
      kept.delete(keyOf(tenantId, fileId))
    },
    async *list() {
      for (const [key, { storedAt }] of kept) {
        const file = fileOfKey(key)
        if (file) yield [{ ...file, storedAt }]
      }
    },
    dropUnfinished: async () => 0,
    close: () => undefined,
  }
  return {
    ...store,
    /** Says that a file was stored some hours ago. */
    age(tenantId: string, fileId: string, hours: number): void {
      const file = kept.get(keyOf(tenantId, fileId))
      if (file) file.storedAt = new Date(Date.now() - hours * 3_600_000)
    },
  }
}
