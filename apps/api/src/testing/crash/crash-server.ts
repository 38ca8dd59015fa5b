import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { killWithChildren } from '../processes.ts'
import { keptPort } from './kept-port.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')

/**
 * How long a start may take, a recovery of the database included: beside other tests it
 * may need a minute.
 */
const START_MS = 300_000

/** The processes to kill: the server, its database, or both at once. */
export type Victim = 'server' | 'database' | 'both'

/** The real server as an operator starts it, with a data folder of its own. */
export type CrashServer = {
  readonly url: string
  /** The file that it writes to. */
  readonly log: string
  /** Starts it and waits until it is ready; returns the milliseconds that this took. */
  start(): Promise<number>
  /** Waits until it answers from its database; returns the milliseconds that this took. */
  ready(): Promise<number>
  /** SIGKILL: the victim stops at once and writes nothing more. */
  kill(victim: Victim): Promise<void>
  /** Whether the process still runs. */
  lives(): boolean
  /** The number of the process that was started last. */
  pid(): number | undefined
  /** A superuser's login to its database. */
  databaseUrl(): Promise<string>
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  /** Modules loaded before the server, to sabotage it. */
  preload: readonly string[]
  /** Further variables of its environment. */
  settings?: Readonly<Record<string, string>>
  /** The tree of another release to run; this one's if absent. */
  tree?: string
}

export async function crashServer({
  dataDir,
  preload,
  settings = {},
  tree = root,
}: Options): Promise<CrashServer> {
  const port = await keptPort()
  const url = `http://127.0.0.1:${port}`
  const logFile = path.join(dataDir, 'server.log')
  await mkdir(dataDir, { recursive: true })
  let child: ChildProcess | null = null

  async function isReady(): Promise<boolean> {
    return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  async function ready(): Promise<number> {
    const begun = performance.now()
    while (!(await isReady())) {
      const exit = child?.exitCode ?? child?.signalCode ?? null
      if (exit !== null) throw new Error(`the server ended with ${exit}; see ${logFile}`)
      if (performance.now() - begun > START_MS) throw new Error('the server did not become ready')
      await sleep(50)
    }
    return performance.now() - begun
  }

  async function killServer(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  return {
    url,
    log: logFile,
    async start() {
      const begun = performance.now()
      const log = await open(logFile, 'a')
      const imports = preload.flatMap((file) => ['--import', path.join(import.meta.dirname, file)])
      child = spawn(process.execPath, [...imports, path.join(tree, 'apps/api/src/main.ts')], {
        env: {
          ...process.env,
          DATABASE_URL: '',
          DATA_DIR: dataDir,
          HOST: '127.0.0.1',
          LOG_LEVEL: 'warn',
          PORT: String(port),
          SEED: 'demo',
          ...settings,
        },
        stdio: ['ignore', log.fd, log.fd],
      })
      await once(child, 'spawn')
      await log.close()
      await ready()
      return performance.now() - begun
    },
    ready,
    async kill(victim) {
      await Promise.all([
        victim === 'database' ? undefined : killServer(),
        victim === 'server' ? undefined : killDatabase(dataDir),
      ])
    },
    pid: () => child?.pid,
    lives: () => child !== null && child.exitCode === null && child.signalCode === null,
    databaseUrl: () => databaseUrl(dataDir),
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

const pidFile = (dataDir: string) => path.join(dataDir, 'postgres', 'postmaster.pid')

async function databaseUrl(dataDir: string): Promise<string> {
  const lines = (await readFile(pidFile(dataDir), 'utf8')).split('\n')
  const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8')
  return `postgres://postgres:${password.trim()}@127.0.0.1:${lines[3]?.trim()}/portaria?sslmode=disable`
}

/** Kills every process of the database at once. */
async function killDatabase(dataDir: string): Promise<void> {
  const lines = (await readFile(pidFile(dataDir), 'utf8').catch(() => '')).split('\n')
  const postmaster = Number(lines[0])
  if (postmaster > 0) await killWithChildren(postmaster)
}
