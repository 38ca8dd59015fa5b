import { once } from 'node:events'
import { mkdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { diskFull, explainFileError, StartupError } from '../startup-error.ts'
import { existingSecret, storedSecret } from '../stored-secret.ts'
import { spawnAs } from './account.ts'
import { locateBinaries } from './binaries.ts'
import { checkVersion, createCluster, SUPERUSER, saysDiskFull } from './cluster.ts'
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts'
import { freePort } from './free-port.ts'
import { findHome, type Home } from './home.ts'
import {
  disownPidFile,
  findPostmaster,
  killLeftovers,
  livesAsPostmaster,
  type Postmaster,
  stopPostmaster,
  waitUntilReady,
  withLogFile,
} from './postmaster.ts'
import { superviseCluster } from './supervisor.ts'

/** Options for the start of an embedded PostgreSQL. */
export type EmbeddedPostgresOptions = {
  /** The data folder; made if absent. */
  readonly dataDir: string
  /** Called with one line for each step that takes long. */
  readonly report: (line: string) => void
  /** Servers that work on it at once. Default 1. */
  readonly servers?: number
  /** False for a throw-away cluster of tests: faster, and lost in a power cut. Default true. */
  readonly durable?: boolean
  /**
   * True for a command that runs beside a server: if another process manages the data folder, its
   * running database is used, and `stop` does not stop it. Default false.
   */
  readonly join?: boolean
  /**
   * Called once if the database ended by itself and could not be restarted. Without it, nothing is
   * restarted.
   */
  readonly onGivenUp?: (failure: StartupError) => void
}

/** A PostgreSQL that runs under the data folder. */
export type EmbeddedPostgres = {
  /** A superuser's login to the database `portaria`, for migrations. */
  readonly connectionString: string
  /** Stops the database and releases the data folder; a second call does nothing. */
  stop(): Promise<void>
  /** Whether the database was running already, left by a server that was killed. */
  readonly attached: boolean
}

const DATABASE = 'portaria'

/**
 * Starts the PostgreSQL of a data folder, or attaches to one that a killed server left running.
 * Throws a `StartupError` for problems that an operator can solve.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const lock = await lockDataFolder(dataDir).catch((error: unknown) => {
      if (options.join && error instanceof DataFolderInUse) return undefined
      throw error
    })
    if (lock === undefined) return await joinRunning(dataDir)
    try {
      const started = await startLocked({ ...options, dataDir })
      const stop = async () => {
        await started.stop()
        await lock.release()
      }
      return { ...started, stop }
    } catch (error) {
      await lock.release()
      throw error
    }
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

async function startLocked(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, report, durable = true } = options
  const home = await findHome(dataDir, await locateBinaries(), report)
  const password = await storedSecret(dataDir, 'postgres-password')
  if (!home.exists) {
    report(`Creating the database in ${home.cluster} …`)
    await createCluster(home, password, durable)
  }
  await checkVersion(home)

  const living = await findLiving(home, report)
  const postmaster = living ?? (await start(home, options))
  try {
    await ensureDatabase(postmaster.port, password, dataDir)
  } catch (error) {
    // A postmaster that was running before is left as it was found.
    if (living === undefined) await stopPostmaster(postmaster.pid, home.cluster)
    throw error
  }
  const stop = keepStarted(home, postmaster, options)
  return {
    connectionString: connectionString(postmaster.port, password, DATABASE),
    attached: living !== undefined,
    stop,
  }
}

/** Supervises a started postmaster; returns a function that stops the current one. */
function keepStarted(
  home: Home,
  first: Postmaster,
  options: EmbeddedPostgresOptions,
): () => Promise<void> {
  const { report, onGivenUp } = options
  const supervisor =
    onGivenUp &&
    superviseCluster({
      cluster: home.cluster,
      first,
      startAgain: () => start(home, options, first.port),
      report,
      onGivenUp,
    })
  return async () => {
    const postmaster = supervisor ? await supervisor.stop() : first
    if (postmaster) await stopPostmaster(postmaster.pid, home.cluster)
  }
}

/** Finds the postmaster that a killed server left behind; waits for one that is about to stop. */
async function findLiving(
  home: Home,
  report: (line: string) => void,
): Promise<Postmaster | undefined> {
  const found = await findPostmaster(home.cluster)
  if (found === undefined) return undefined
  const ready = await waitUntilReady(home.cluster, found.pid, {
    lives: () => livesAsPostmaster(found.pid, home.cluster),
    slow: () => report(RECOVERING),
  })
  if (ready === undefined) await stopPostmaster(found.pid, home.cluster)
  return ready
}

const RECOVERING = 'The database is recovering from an unclean stop …'

async function start(
  home: Home,
  options: EmbeddedPostgresOptions,
  port?: number,
): Promise<Postmaster> {
  await disownPidFile(home.cluster)
  const log = path.join(options.dataDir, 'postgres.log')
  let output = ''
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const postmaster = await attemptStart(home, options, { log, port: port ?? (await freePort()) })
    if (postmaster !== undefined) return postmaster
    output = await readFile(log, 'utf8')
    if (saysDiskFull(output)) throw diskFull(options.dataDir)
    if (output.includes('pre-existing shared memory block')) {
      // Backends notice within a second that their postmaster is gone, unless one hangs.
      if (attempt >= 5) await killLeftovers(home.cluster)
      await sleep(300)
    } else if (!output.includes('Address already in use')) break
    // A fixed port may be taken for a moment.
    else if (port !== undefined) await sleep(300)
  }
  const reason = /(?:FATAL|PANIC): {2}(.*)/.exec(output)?.[1] ?? 'it gave no reason'
  throw new StartupError(`PostgreSQL did not start (${reason}); its log is ${log}.`)
}

async function attemptStart(
  home: Home,
  { report, durable = true, servers = 1 }: EmbeddedPostgresOptions,
  { log, port }: { log: string; port: number },
): Promise<Postmaster | undefined> {
  const settings = { ...settingsFor(port, servers), ...(durable ? {} : THROW_AWAY) }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return withLogFile(log, async (descriptor) => {
    // A session of its own: a signal to our process group, such as Ctrl+C, must not reach backends.
    const child = spawnAs(
      home.account,
      path.join(home.binaries.folder, 'bin', 'postgres'),
      ['-D', home.cluster, ...args],
      { stdio: ['ignore', descriptor, descriptor], detached: true },
    )
    await once(child, 'spawn')
    child.unref()
    // setpriv becomes PostgreSQL under the same process number.
    const { pid = 0 } = child
    return waitUntilReady(home.cluster, pid, {
      lives: () => child.exitCode === null && child.signalCode === null,
      slow: () => report(RECOVERING),
    })
  })
}

/**
 * Loopback and a password rather than a socket file: the path of a socket may not exceed some
 * hundred bytes, which a data folder often does, and the user that PostgreSQL runs as may not write
 * beside it.
 */
function settingsFor(port: number, servers: number): Record<string, string | number> {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // Room for one more server, as while one replaces another (docs/decisions/0024).
    max_connections: (servers + 1) * 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements contain personal data, and the server that sent them gets their errors anyway.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    jit: 'off',
  }
}

const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // A socket file in the cluster's folder besides loopback: a query through it takes two thirds of
  // the CPU time.
  unix_socket_directories: '.',
}

function connectionString(port: number, password: string, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`
}

async function ensureDatabase(port: number, password: string, dataDir: string): Promise<void> {
  const client = new Client({ connectionString: connectionString(port, password, 'postgres') })
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      DATABASE,
    ])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '28P01') {
      throw new StartupError(
        `The database does not accept the password in ${path.join(dataDir, 'postgres-password')}: bring back the file that belongs to it.`,
      )
    }
    if (error instanceof Error && saysDiskFull(error.message)) throw diskFull(dataDir)
    throw error
  } finally {
    await client.end()
  }
}

/** Returns the login to the running database of a data folder; undefined if it does not run. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const cluster = await realpath(path.join(dataDir, 'postgres')).catch(() => undefined)
  const found = cluster === undefined ? undefined : await findPostmaster(cluster)
  const password = await existingSecret(dataDir, 'postgres-password')
  if (found?.status !== 'ready' || password === undefined) return undefined
  return connectionString(found.port, password, DATABASE)
}

/** Uses the database of the server that holds the data folder; starts and stops nothing. */
async function joinRunning(dataDir: string): Promise<EmbeddedPostgres> {
  const cluster = await realpath(path.join(dataDir, 'postgres')).catch(() => undefined)
  const found = cluster === undefined ? undefined : await findPostmaster(cluster)
  if (found?.status !== 'ready') {
    throw new StartupError(
      `The server that uses ${dataDir} has not started its database yet: try again in a moment.`,
    )
  }
  const password = await storedSecret(dataDir, 'postgres-password')
  await ensureDatabase(found.port, password, dataDir)
  return {
    connectionString: connectionString(found.port, password, DATABASE),
    attached: true,
    stop: () => Promise.resolve(),
  }
}
