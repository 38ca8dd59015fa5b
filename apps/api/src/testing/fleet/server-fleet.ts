import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts'
import { type CrashServer, crashServer } from '../crash/crash-server.ts'
import { testSecret } from '../database-server.ts'
import { throwAwayFolder } from '../throw-away-folder.ts'
import { type CutConnection, cutConnection } from './cut-connection.ts'

/** Bytes that a demonstration and its files need. */
const ROOM = 2_000_000_000

/** Servers as an operator starts them on one database, each with a data folder of its own. */
export type ServerFleet = {
  readonly servers: readonly CrashServer[]
  /** The servers' way to the database. */
  readonly database: CutConnection
  /** A superuser's login to the database, past that way. */
  readonly adminUrl: string
  /** The letters that all servers have kept, to an address. */
  lettersTo(address: string): Promise<string[]>
  stop(): Promise<void>
}

/** Starts a number of servers at once on an empty database, which they fill with the demonstration. */
export async function serverFleet(
  count: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerFleet> {
  const folder = await mkdtemp(path.join(await throwAwayFolder(ROOM), 'portaria-fleet-'))
  const own = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'database'),
    servers: count,
    durable: false,
    report: () => undefined,
  })
  const url = new URL(own.connectionString)
  const database = await cutConnection({ host: url.hostname, port: Number(url.port) })
  const throughIt = new URL(url)
  throughIt.port = String(database.port)
  const fleet = await serversOn(throughIt.href, { count, folder, settings })
  async function stop(): Promise<void> {
    await fleet.stop()
    await database.close()
    await own.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await fleet.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { ...fleet, database, adminUrl: own.connectionString, stop }
}

/** The servers on a database, and where each keeps its letters. */
type Servers = Pick<ServerFleet, 'servers' | 'lettersTo' | 'stop'> & {
  /** Starts all at once; throws with their logs if one does not become ready. */
  start(): Promise<void>
}

/** Describes a number of servers on one database, with folders below a folder. */
export async function serversOn(
  databaseUrl: string,
  {
    count,
    folder,
    settings = {},
    preload = [],
  }: {
    count: number
    folder: string
    settings?: Readonly<Record<string, string>>
    /** Modules loaded before the servers, to sabotage them. */
    preload?: readonly string[]
  },
): Promise<Servers> {
  const folders = Array.from({ length: count }, (_, nth) => path.join(folder, `server-${nth}`))
  const servers = await Promise.all(
    folders.map((dataDir) =>
      crashServer({
        dataDir,
        preload,
        settings: { DATABASE_URL: databaseUrl, SESSION_SECRET: testSecret, ...settings },
      }),
    ),
  )
  return {
    servers,
    async start() {
      try {
        await Promise.all(servers.map((server) => server.start()))
      } catch (error) {
        const logs = await Promise.all(servers.map(({ log }) => readFile(log, 'utf8')))
        throw new Error(logs.join('\n'), { cause: error })
      }
    },
    async lettersTo(address) {
      const kept = await Promise.all(
        folders.map((dataDir) => lettersIn(path.join(dataDir, 'mail'))),
      )
      return kept.flat().filter((letter) => letter.includes(address))
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
    },
  }
}

async function lettersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
}
