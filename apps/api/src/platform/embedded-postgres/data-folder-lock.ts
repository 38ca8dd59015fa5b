import { open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { diskFull, hasCode, StartupError } from '../startup-error.ts'

/** Proof that this process alone manages the data folder. */
export type DataFolderLock = { release(): Promise<void> }

/** Thrown when another process manages the data folder. */
export class DataFolderInUse extends StartupError {}

/**
 * Takes the data folder for this process, or throws `DataFolderInUse`.
 *
 * The lock is one of the kernel's: it ends with its process in any case, and never goes stale. A
 * file with a process number can go stale, and two starts that both find it so can both win. Node
 * has no flock, but its SQLite locks files this way.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const file = path.join(dataDir, 'lock')
  await createPrivately(file)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database?.close()
    const code = sqliteCode(error)
    if (code === SQLITE_FULL) throw diskFull(dataDir)
    if (code !== SQLITE_BUSY) {
      throw new StartupError(
        `The data folder ${dataDir} cannot be locked by this user: start as the user it belongs to, or set DATA_DIR to another folder.`,
      )
    }
    throw new DataFolderInUse(
      `The data folder ${dataDir} is already in use by another Portaria${await namedOwner(dataDir)}: stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  await writeFile(ownerFile(dataDir), `${process.pid}\n`, { mode: 0o600 })
  const held = database
  return {
    async release() {
      if (!held.isOpen) return
      await rm(ownerFile(dataDir), { force: true })
      held.close()
    },
  }
}

const SQLITE_BUSY = 5
const SQLITE_FULL = 13

function sqliteCode(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined
}

/**
 * The file that names the owner, only for the message of a second start; the lock does not depend
 * on it.
 */
function ownerFile(dataDir: string): string {
  return path.join(dataDir, 'owner.pid')
}

async function namedOwner(dataDir: string): Promise<string> {
  const pid = await readFile(ownerFile(dataDir), 'utf8').catch(() => '')
  return /^\d+\n$/.test(pid) ? ` (process ${pid.trim()})` : ''
}

/**
 * Creates the file unless it exists. An existing one is not even opened: closing it would release a
 * lock that this process has on it.
 */
async function createPrivately(file: string): Promise<void> {
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.close()
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}
