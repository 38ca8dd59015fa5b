import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { diskFull, hasCode, StartupError } from '../startup-error.ts'
import type { BackupPlace } from './backup-place.ts'

/** The ending of an object that is still being written. */
const DRAFT = '.new'

/** Makes the place in a folder, which is made if absent. */
export function folderPlace(folder: string): BackupPlace {
  const pathOf = (name: string) => path.join(folder, name)

  return {
    words: folder,

    async put(name, content) {
      const target = pathOf(name)
      try {
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
        const bytes = await writeDurably(`${target}${DRAFT}`, content)
        await rename(`${target}${DRAFT}`, target)
        return bytes
      } catch (error) {
        await rm(`${target}${DRAFT}`, { force: true })
        throw explained(error, folder)
      }
    },

    async get(name) {
      const handle = await unlessMissing(open(pathOf(name), 'r'))
      return handle && handle.createReadStream()
    },

    async *list(prefix) {
      for await (const names of beneath(prefix)) {
        yield names.filter((name) => !name.endsWith(DRAFT))
      }
    },

    remove,

    async dropUnfinished(prefix, before) {
      for await (const names of beneath(prefix)) {
        for (const name of names.filter((one) => one.endsWith(DRAFT))) {
          const found = await unlessMissing(stat(pathOf(name)))
          if (found !== null && found.mtime < before) await remove(name)
        }
      }
    },

    close: () => undefined,
  }

  /** Lists the names that begin with some letters, drafts too. */
  async function* beneath(prefix: string): AsyncGenerator<string[]> {
    const place = path.dirname(`${prefix}.`)
    for await (const names of namesIn(folder, place === '.' ? '' : place)) {
      yield names.filter((name) => name.startsWith(prefix))
    }
  }

  async function remove(name: string): Promise<void> {
    await rm(pathOf(name), { force: true })
    // A folder that still has others in it stays.
    await rmdir(path.dirname(pathOf(name))).catch(() => undefined)
  }
}

function explained(error: unknown, folder: string): unknown {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return diskFull(folder)
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR')) {
    return new StartupError(`The folder ${folder} of BACKUP_URL cannot be written by this user.`)
  }
  return error
}

async function writeDurably(file: string, content: AsyncIterable<Buffer>): Promise<number> {
  const stream = createWriteStream(file, { mode: 0o600, flush: true })
  await pipeline(Readable.from(content), stream)
  return stream.bytesWritten
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw error
  }
}

/** Names that are held at a time. */
const SHARE = 1_000

/** Lists the files beneath a folder by their paths from the root, in shares. */
async function* namesIn(root: string, beneath: string): AsyncGenerator<string[]> {
  const opened = await unlessMissing(opendir(path.join(root, beneath)))
  if (opened === null) return
  let names: string[] = []
  for await (const entry of opened) {
    const name = beneath === '' ? entry.name : `${beneath}/${entry.name}`
    if (entry.isDirectory()) yield* namesIn(root, name)
    else names.push(name)
    if (names.length < SHARE) continue
    yield names
    names = []
  }
  yield names
}
