import path from 'node:path'
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts'
import { serversOn } from '../fleet/server-fleet.ts'
import { freeLeases } from './crash-door.ts'
import type { CrashServer } from './crash-server.ts'
import type { Crashes, Installation, InstallationOptions } from './installation.ts'
import { lifeOf } from './one-server.ts'
import { serverTurns } from './server-turns.ts'

/** Milliseconds between the return of a server and the next kill: at random. */
const LIFE_MS = { least: 50, most: 1_000 }

/**
 * Makes several servers on one database, behind a balancer, which are killed by turns while the others
 * serve. Streams are followed at each of them, and through the balancer.
 */
export async function severalServers(
  count: number,
  { folder, settings, preload, report }: InstallationOptions,
): Promise<Installation> {
  // The database is not killed here, so it need not reach the disk.
  const database = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'database'),
    servers: count,
    durable: false,
    report: () => undefined,
  })
  const { connectionString } = database
  const turns = await serverTurns()
  const fleet = await serversOn(connectionString, {
    count,
    folder,
    settings: { PUBLIC_URL: turns.url, READERS_URL: turns.url, ...settings },
    preload,
  })
  const urls = fleet.servers.map(({ url }) => url)
  const end = async () => {
    await fleet.stop()
    await turns.close()
    await database.stop()
  }
  let ended: Promise<void> | null = null
  return {
    url: turns.url,
    streamUrls: [...urls, turns.url],
    databaseUrl: async () => connectionString,
    async start() {
      await fleet.start()
      turns.lead(urls)
      report(`${count} servers are ready`)
    },
    crash: (rounds) => crashByTurns(fleet.servers, { rounds, connectionString, report }),
    async stop() {
      ended ??= end()
      await ended
    },
  }
}

/** Kills one after the other, each once the one before serves again. */
async function crashByTurns(
  servers: readonly CrashServer[],
  {
    rounds,
    connectionString,
    report,
  }: { rounds: number; connectionString: string; report: (line: string) => void },
): Promise<Crashes> {
  let slowestReturn = 0
  for (let round = 1; round <= rounds; round += 1) {
    await lifeOf(LIFE_MS)
    const nth = round % servers.length
    const server = servers[nth]
    if (!server) throw new Error('there is no server')
    const pid = server.pid()
    await server.kill('server')
    await freeLeases(connectionString, pid)
    const took = await server.start()
    slowestReturn = Math.max(slowestReturn, took)
    report(`round ${round}: killed server ${nth + 1}, ready again after ${Math.round(took)} ms`)
  }
  return { killed: { server: rounds, database: 0, both: 0 }, slowestReturn }
}
