import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freeLeases, query } from './crash-door.ts'
import { type CrashServer, crashServer, type Victim } from './crash-server.ts'
import type { Crashes, Installation, InstallationOptions } from './installation.ts'

/** Milliseconds between a start and the next kill: at random, so that it falls anywhere. */
const LIFE_MS = { least: 150, most: 1_300 }

/**
 * The same for a database that the server restarts: the server gives up on one that dies right
 * after its start.
 */
const DATABASE_LIFE_MS = { least: 1_100, most: 2_500 }

const victims: readonly Victim[] = ['server', 'database', 'both']

type Options = InstallationOptions & {
  /** Only the database is killed, and the server must start it again. */
  readonly serverLives: boolean
  /** Whether PostgreSQL answers commits before they are on the disk, which loses some. */
  readonly commitsLater: boolean
}

/** Makes a server with its embedded database, which are killed apart and together. */
export async function oneServer(options: Options): Promise<Installation> {
  const { folder, settings, preload, report, serverLives, commitsLater } = options
  const server = await crashServer({ dataDir: path.join(folder, 'data'), settings, preload })
  return {
    url: server.url,
    streamUrls: [server.url],
    databaseUrl: server.databaseUrl,
    async start() {
      report(`first start: ${Math.round(await server.start())} ms`)
      if (commitsLater) await commitLater(server)
    },
    crash: (rounds) => (serverLives ? crashDatabase : crashAll)(server, rounds, report),
    stop: server.stop,
  }
}

/** Sleeps for a random time between two. */
export const lifeOf = ({ least, most }: { least: number; most: number }): Promise<void> =>
  sleep(least + Math.random() * (most - least))

type Report = Options['report']

async function crashAll(server: CrashServer, rounds: number, report: Report): Promise<Crashes> {
  const killed: Record<Victim, number> = { server: 0, database: 0, both: 0 }
  let slowestReturn = 0
  for (let round = 1; round <= rounds; round += 1) {
    await lifeOf(LIFE_MS)
    const victim = victims[round % victims.length] ?? 'both'
    await server.kill(victim)
    killed[victim] += 1
    // A server must keep running without its database, until it is restarted.
    if (victim === 'database') {
      await sleep(Math.random() * 1_000)
      if (!server.lives()) throw new Error(`the server died with its database; see ${server.log}`)
      await server.kill('server')
    }
    const took = await server.start()
    await freeLeases(await server.databaseUrl())
    slowestReturn = Math.max(slowestReturn, took)
    report(`round ${round}: killed ${victim}, ready again after ${Math.round(took)} ms`)
  }
  return { killed, slowestReturn }
}

/** Kills the database alone, which the server must restart by itself. */
async function crashDatabase(
  server: CrashServer,
  rounds: number,
  report: Report,
): Promise<Crashes> {
  let slowestReturn = 0
  for (let round = 1; round <= rounds; round += 1) {
    await lifeOf(DATABASE_LIFE_MS)
    await server.kill('database')
    const took = await server.ready()
    slowestReturn = Math.max(slowestReturn, took)
    report(`round ${round}: killed database, ready again after ${Math.round(took)} ms`)
  }
  return { killed: { server: 0, database: rounds, both: 0 }, slowestReturn }
}

/** Makes PostgreSQL answer commits before they are on the disk. */
async function commitLater(server: CrashServer): Promise<void> {
  const url = await server.databaseUrl()
  await query(url, 'ALTER SYSTEM SET synchronous_commit = off')
  await query(url, "ALTER SYSTEM SET wal_writer_delay = '2s'")
  await query(url, 'SELECT pg_reload_conf()')
}
