import { execFile } from 'node:child_process'
import { open, readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hasCode } from '../startup-error.ts'

/** The first process of a running cluster, as its lock file describes it. */
export type Postmaster = {
  readonly pid: number
  readonly port: number
  readonly status: 'starting' | 'stopping' | 'ready'
}

const POLL_MS = 20

/** Milliseconds between two looks at a running postmaster; longer where a look costs a process. */
const WATCH_MS = process.platform === 'linux' ? 200 : 1_000

/** Finds the living postmaster of this cluster; ignores a stale lock file. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = await readPidFile(cluster)
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !(await livesAsPostmaster(pid, cluster)))
    return undefined
  const status = lines[7]?.trim()
  return {
    pid,
    port: Number(lines[3]),
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  }
}

function pidFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid')
}

async function readPidFile(cluster: string): Promise<string[]> {
  try {
    return (await readFile(pidFile(cluster), 'utf8')).split('\n')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

/** Whether the lock file exists; a postmaster removes it in an orderly stop. */
export async function hasPidFile(cluster: string): Promise<boolean> {
  return (await readPidFile(cluster)).length > 0
}

/**
 * Whether this process is the cluster's postmaster. The number alone proves nothing: after a
 * restart of the machine another process may have it.
 */
export async function livesAsPostmaster(pid: number, cluster: string): Promise<boolean> {
  return (await commandLine(pid)).includes(`-D ${cluster} `)
}

/** Returns the command line of a process; empty if it is gone or a zombie. */
async function commandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') {
      return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
    }
    return (await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])).stdout
  } catch {
    return ''
  }
}

/**
 * Makes PostgreSQL treat a lock file as stale although another process now has the process number
 * in it. The file stays, since it also names the shared memory, which identifies backends left
 * behind.
 */
export async function disownPidFile(cluster: string): Promise<void> {
  const [pid, ...rest] = await readPidFile(cluster)
  if (pid === undefined || !(await exists(Number(pid)))) return
  await writeFile(pidFile(cluster), ['2147483646', ...rest].join('\n'))
}

async function exists(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/**
 * Ends the backends that a killed postmaster left behind, found by their working folder. If the
 * system hides that folder from us, none is ended, and PostgreSQL keeps refusing to start.
 */
export async function killLeftovers(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const folder = await readlink(`/proc/${entry}/cwd`).catch(() => '')
    if (folder === cluster) signal(Number(entry), 'SIGKILL')
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

/** Waits until the process is no longer a postmaster; false if the time is up first. */
async function waitUntilGone(pid: number, cluster: string, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs
  while (await livesAsPostmaster(pid, cluster)) {
    if (Date.now() > end) return false
    await sleep(POLL_MS)
  }
  return true
}

/**
 * Settles once the process is no longer a postmaster, or the watch ends; keeps no process alive.
 */
export async function waitForEnd(pid: number, cluster: string, watch: AbortSignal): Promise<void> {
  while (!watch.aborted && (await livesAsPostmaster(pid, cluster))) {
    await sleep(WATCH_MS, undefined, { signal: watch, ref: false }).catch(() => undefined)
  }
}

/**
 * Stops a cluster: ends its sessions and flushes its data. After four seconds it is cut off, and
 * the next start recovers it from its log.
 */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  const steps = [
    ['SIGINT', 4000],
    ['SIGQUIT', 600],
    ['SIGKILL', 400],
  ] as const
  for (const [name, limitMs] of steps) {
    signal(pid, name)
    if (await waitUntilGone(pid, cluster, limitMs)) return
  }
}

/**
 * Waits until a cluster takes connections, through a recovery of any length; undefined if its
 * postmaster ends or begins to stop instead. `slow` is called once after two seconds.
 */
export async function waitUntilReady(
  cluster: string,
  pid: number,
  watch: { readonly lives: () => boolean | Promise<boolean>; readonly slow: () => void },
): Promise<Postmaster | undefined> {
  const begin = Date.now()
  let reported = false
  while (await watch.lives()) {
    const found = await findPostmaster(cluster)
    if (found?.pid === pid && found.status === 'ready') return found
    if (found?.pid === pid && found.status === 'stopping') return undefined
    if (!reported && Date.now() - begin > 2000) {
      reported = true
      watch.slow()
    }
    await sleep(POLL_MS)
  }
  return undefined
}

/** Empties the log file of a postmaster and opens it for writing. */
export async function withLogFile<T>(
  file: string,
  write: (descriptor: number) => T | Promise<T>,
): Promise<T> {
  const handle = await open(file, 'w', 0o600)
  try {
    return await write(handle.fd)
  } finally {
    await handle.close()
  }
}
