import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { newId } from '@portaria/contract/value-types/uuid'
import { hasCode } from './startup-error.ts'

/** Milliseconds after which the folder of a process on another machine counts as left behind. */
const LEFT_BEHIND_MS = 24 * 60 * 60_000

/** The folder of spreadsheets and pictures that a process is receiving or writing. */
export type Transfers = {
  readonly folder: string
  close(): Promise<void>
}

/**
 * Opens a folder for this process alone, once, and removes those of processes that were killed: of
 * this machine at once, of other ones, which may share the data folder, after a day. What is in it
 * concerns running requests alone.
 */
export async function openTransfers(dataDir: string): Promise<Transfers> {
  const root = path.join(dataDir, 'transfers')
  await removeLeftBehind(root)
  const folder = path.join(root, `${ownPrefix(process.pid)}${newId()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return { folder, close: () => rm(folder, { recursive: true, force: true }) }
}

const ownPrefix = (pid: number) => `${os.hostname()}.${pid}.`

async function removeLeftBehind(root: string): Promise<void> {
  const names = await readdir(root).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  for (const name of names) {
    const file = path.join(root, name)
    if (await isLeftBehind(file, name)) await rm(file, { recursive: true, force: true })
  }
}

async function isLeftBehind(file: string, name: string): Promise<boolean> {
  const pid = /\.(\d+)\.[^.]+$/.exec(name)?.[1]
  if (pid !== undefined && name.startsWith(ownPrefix(Number(pid))))
    // A container gives every process the same number: what has this one's was a former one's.
    return Number(pid) === process.pid || !isRunning(Number(pid))
  const { mtimeMs } = await stat(file)
  return mtimeMs < Date.now() - LEFT_BEHIND_MS
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user.
    return hasCode(error, 'EPERM')
  }
}
