import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { alertCloser, alertReader, pressWriter, restOf, towerWriter } from './crash-clients.ts'
import { deskWriter } from './crash-desk.ts'
import { caughtUp, freeLease, servedDoor, startDoorReader } from './crash-door.ts'
import { judgeDoor } from './crash-door-verdict.ts'
import { type DoorClient, doorClient } from './crash-doors.ts'
import { askedKinds, type CrashJournal, openJournal } from './crash-journal.ts'
import { parcelWriter } from './crash-parcels.ts'
import { scanWriter } from './crash-scans.ts'
import { type CrashServer, crashServer, type Victim } from './crash-server.ts'
import { judge, type Verdict } from './crash-verdict.ts'
import { isSourceChange, type SourceChange } from './source-changes.ts'

/** Ways to make a server that loses answered writes or a reader’s events: the harness must detect each. */
export type Sabotage = 'async-commit' | SourceChange

export type CrashOptions = {
  rounds: number
  /**
   * Only the database is killed, and the server must start it again. Otherwise the server is
   * started anew after each kill.
   */
  serverLives?: boolean
  sabotage?: Sabotage | undefined
  report: (line: string) => void
}

export type CrashResult = Verdict & {
  killed: Record<Victim, number>
  /** Milliseconds of the longest recovery after a kill. */
  slowestReturn: number
  /** Attempts at the reader, by who decided about them. */
  decided: DoorClient['decided']
}

/** Milliseconds between a start and the next kill: at random, so that it falls anywhere. */
const LIFE_MS = { least: 150, most: 1_300 }

/**
 * The same for a database that the server restarts: the server gives up on one that dies right
 * after its start.
 */
const DATABASE_LIFE_MS = { least: 1_100, most: 2_500 }

/** Milliseconds that the server lives after the last kill: until a request of each kind was answered. */
const END_MS = { least: 500, most: 60_000 }

const victims: readonly Victim[] = ['server', 'database', 'both']

/**
 * Runs the real server and kills it and its database at random moments, while people write and show
 * cards to a simulated reader. At the end everything answered must be there once, everything else at
 * most once, and whatever the reader logged must be known once.
 */
export async function runCrashes(options: CrashOptions): Promise<CrashResult> {
  const { sabotage, report } = options
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-crash-'))
  const doorReader = await startDoorReader()
  const server = await crashServer({
    dataDir: path.join(folder, 'data'),
    settings: {
      DEMONSTRATION_READERS: `127.0.0.1:${doorReader.port}`,
      ...(sabotage && { CRASH_SABOTAGE: sabotage }),
    },
    preload: isSourceChange(sabotage) ? ['change-source.ts'] : [],
  })
  const journal = await openJournal(path.join(folder, 'answered.jsonl'))
  try {
    report(`first start: ${Math.round(await server.start())} ms`)
    if (sabotage === 'async-commit') await commitLater(server)
    const reader = alertReader(server.url, 'funcionario@bosque.example')
    await reader.begun
    const door = await servedDoor(await server.databaseUrl(), doorReader)
    report(`the reader is served, with ${door.cards.length} cards`)
    const visitors = doorClient(
      server.url,
      server.databaseUrl,
      { desk: 'sindico@bosque.example', admin: 'admin@portaria.example' },
      door,
      journal,
    )
    const writers = [
      ...['condomino@bosque.example', 'prestador@bosque.example', 'sindico@bosque.example'].map(
        (email) => pressWriter(server.url, email, journal),
      ),
      towerWriter(server.url, 'sindico@bosque.example', journal),
      towerWriter(server.url, 'sindico@acacias.example', journal),
      parcelWriter(
        server.url,
        { desk: 'funcionario@bosque.example', resident: 'condomino@bosque.example' },
        journal,
      ),
      deskWriter(server.url, 'funcionario@bosque.example', journal),
      scanWriter(server.url, 'sindico@bosque.example', journal),
      alertCloser(server.url, 'sindico@bosque.example'),
      visitors,
    ]
    const crashes = await (options.serverLives ? crashDatabase : crash)(server, options)
    await eachAnswered(journal, visitors)
    await Promise.all(writers.map((one) => one.stop()))
    await restOf(journal, reader)
    await reader.stop()
    const databaseUrl = await server.databaseUrl()
    const isCaughtUp = await caughtUp(databaseUrl, door)
    const verdict = await judge(databaseUrl, journal, reader)
    verdict.faults.push(
      ...(isCaughtUp ? [] : ['the server does not know everything of the reader’s log']),
      ...(await judgeDoor(databaseUrl, door, visitors)),
    )
    const { decided } = visitors
    await server.stop()
    // The data folder stays for inspection where something went wrong.
    if (verdict.faults.length > 0) report(`kept: ${folder}`)
    else await rm(folder, { recursive: true, force: true })
    return { ...verdict, ...crashes, decided }
  } finally {
    await server.stop()
    await doorReader.close()
    await journal.close()
  }
}

type Crashes = Pick<CrashResult, 'killed' | 'slowestReturn'>

const lifeOf = ({ least, most }: { least: number; most: number }) =>
  sleep(least + Math.random() * (most - least))

async function crash(server: CrashServer, { rounds, report }: CrashOptions): Promise<Crashes> {
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
    await freeLease(await server.databaseUrl())
    slowestReturn = Math.max(slowestReturn, took)
    report(`round ${round}: killed ${victim}, ready again after ${Math.round(took)} ms`)
  }
  return { killed, slowestReturn }
}

/** Kills the database alone, which the server must restart by itself. */
async function crashDatabase(
  server: CrashServer,
  { rounds, report }: CrashOptions,
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
  const client = new Client({ connectionString: await server.databaseUrl() })
  await client.connect()
  await client.query('ALTER SYSTEM SET synchronous_commit = off')
  await client.query("ALTER SYSTEM SET wal_writer_delay = '2s'")
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}

/** Waits until a request of each kind was answered: on a busy machine none may be between two kills. */
async function eachAnswered({ entries }: CrashJournal, { decided }: DoorClient): Promise<void> {
  const end = performance.now() + END_MS.most
  await sleep(END_MS.least)
  const lacks = (kind: string) =>
    ![...entries.values()].some((entry) => entry.kind === kind && entry.id !== null)
  while ((askedKinds.some(lacks) || decided.server === 0) && performance.now() < end)
    await sleep(100)
}
