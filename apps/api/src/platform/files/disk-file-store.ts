import { createHash } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '../startup-error.ts'
import { FOLDER, fileOfKey, keyOf } from './file-keys.ts'
import type { FileStore, StoredFile } from './file-store.ts'

/** The ending of a file that is still being written. */
const DRAFT = '.new'

/** Makes the store in the folder `files` of a data folder. */
export function diskFileStore(dataDir: string): FileStore {
  const root = path.join(dataDir, FOLDER)
  const pathOf = (tenantId: string, fileId: string) => path.join(dataDir, keyOf(tenantId, fileId))

  const get: FileStore['get'] = (tenantId, fileId) =>
    unlessMissing(readFile(pathOf(tenantId, fileId)))

  return {
    async put(tenantId, fileId, bytes) {
      const target = pathOf(tenantId, fileId)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      const draft = `${target}${DRAFT}`
      const handle = await open(draft, 'w', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, target)
    },

    get,

    async digest(tenantId, fileId) {
      const bytes = await get(tenantId, fileId)
      if (bytes === null) return null
      return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest() }
    },

    remove: (tenantId, fileId) => rm(pathOf(tenantId, fileId), { force: true }),

    async *list() {
      for await (const { tenantId, names } of foldersOf(root)) {
        const files = names.filter((name) => fileOfKey(keyOf(tenantId, name)) !== null)
        const found = await Promise.all(files.map((fileId) => foundAt(pathOf, tenantId, fileId)))
        yield found.filter((file) => file !== null)
      }
    },

    async dropUnfinished(before) {
      let dropped = 0
      for await (const { tenantId, names } of foldersOf(root)) {
        for (const name of names.filter((one) => one.endsWith(DRAFT))) {
          const file = await foundAt(pathOf, tenantId, name)
          if (file === null || file.storedAt >= before) continue
          await rm(pathOf(tenantId, name), { force: true })
          dropped += 1
        }
      }
      return dropped
    },

    close: () => undefined,
  }
}

/** Returns null if a file or folder is missing, or is the other of the two. */
async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw error
  }
}

/** Returns null for a file that was removed meanwhile. */
async function foundAt(
  pathOf: (tenantId: string, fileId: string) => string,
  tenantId: string,
  fileId: string,
): Promise<StoredFile | null> {
  const found = await unlessMissing(stat(pathOf(tenantId, fileId)))
  return found && { tenantId, fileId, storedAt: found.mtime }
}

/** Names that are held at a time. */
const SHARE = 1_000

/** Reads the names of files by their folders, in shares. */
async function* foldersOf(root: string): AsyncIterable<{ tenantId: string; names: string[] }> {
  for await (const tenantId of namesIn(root)) {
    let names: string[] = []
    for await (const name of namesIn(path.join(root, tenantId))) {
      names.push(name)
      if (names.length < SHARE) continue
      yield { tenantId, names }
      names = []
    }
    yield { tenantId, names }
  }
}

async function* namesIn(folder: string): AsyncIterable<string> {
  const opened = await unlessMissing(opendir(folder))
  if (opened === null) return
  for await (const { name } of opened) yield name
}
