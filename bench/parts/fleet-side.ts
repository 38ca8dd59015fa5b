import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchDatabase, BenchEnvironment } from './environment.ts'
import type { FleetDay, FleetTask } from './fleet-load.ts'
import { processorTimeOf, root, type ServerProcess } from './processes.ts'

/** What serves the people: so many servers, each of so many processes. */
type Fleet = { readonly servers: number; readonly workers: number }

/** The sides, by what serves. */
export const sides = {
  'one server': { servers: 1, workers: 1 },
  'three servers': { servers: 3, workers: 1 },
  'one server of two processes': { servers: 1, workers: 2 },
} as const satisfies Record<string, Fleet>

export type SideName = keyof typeof sides

/** One part of a side: what its people found, and what it took of the machine. */
export type FleetPart = {
  readonly day: FleetDay
  /** Seconds of the requests. */
  readonly seconds: number
  readonly requests: number
  /** Milliseconds of processor in each second: of the servers, of the database. */
  readonly busy: Usage
  /** The same while the streams stand and nobody asks. */
  readonly idle: Usage
  /** Bytes of each process at its peak. */
  readonly memories: readonly number[]
}

type Usage = { readonly servers: number; readonly database: number }

/** Milliseconds in which a started fleet comes to rest, and those in which its idle time is counted. */
const SETTLING_MS = 6_000
const IDLE_MS = 15_000

/** Runs one part: starts the servers, opens the streams, lets people work, and stops the servers. */
export async function runPart(
  environment: BenchEnvironment,
  database: BenchDatabase,
  side: SideName,
  task: Omit<FleetTask, 'urls'>,
): Promise<FleetPart> {
  const { servers, workers } = sides[side]
  const fleet: ServerProcess[] = await Promise.all(
    Array.from({ length: servers }, (_, nth) =>
      environment.server(database, {
        folder: `server-${nth}`,
        settings: { WORKERS: String(workers) },
      }),
    ),
  )
  const load = await loadOf({ ...task, urls: fleet.map(({ url }) => url) })
  try {
    const used = await usageOf(fleet, database)
    await sleep(SETTLING_MS)
    const idle = await inEachSecond(used, () => sleep(IDLE_MS))
    let day: FleetDay | undefined
    const begun = performance.now()
    const busy = await inEachSecond(used, async () => {
      day = await load.work()
    })
    const seconds = (performance.now() - begun) / 1_000
    if (!day) throw new Error('nobody worked')
    return {
      day,
      seconds,
      requests: Object.values(day.statuses).reduce((sum, one) => sum + one, 0),
      busy,
      idle,
      memories: await memoriesOf(fleet, workers),
    }
  } finally {
    load.stop()
    await Promise.all(fleet.map((server) => server.stop()))
  }
}

/** Starts the people's process; resolves once their streams stand. */
async function loadOf(task: FleetTask) {
  const child = fork(path.join(root, 'bench/parts/fleet-load.ts'))
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the people of the fleet ended with ${code}`)
  })
  ended.catch(() => undefined)
  child.send(task)
  await Promise.race([once(child, 'message'), ended])
  return {
    async work(): Promise<FleetDay> {
      child.send('begin')
      const [day] = (await Promise.race([once(child, 'message'), ended])) as [FleetDay]
      return day
    },
    stop: () => void child.kill(),
  }
}

/** Returns the reader of the processor time of servers and their database so far. */
async function usageOf(fleet: readonly ServerProcess[], { client }: BenchDatabase) {
  // The first line of the file is the number of the database's first process.
  const { rows } = await client.query<{ pid: string }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid`,
  )
  return async (): Promise<Usage> => {
    const times = await Promise.all(fleet.map((server) => server.processorTime()))
    return {
      servers: times.reduce((sum, one) => sum + one, 0),
      database: await processorTimeOf(Number(rows[0]?.pid)),
    }
  }
}

async function inEachSecond(
  used: () => Promise<Usage>,
  work: () => Promise<unknown>,
): Promise<Usage> {
  const [before, begun] = [await used(), performance.now()]
  await work()
  const [after, seconds] = [await used(), (performance.now() - begun) / 1_000]
  return {
    servers: (after.servers - before.servers) / seconds,
    database: (after.database - before.database) / seconds,
  }
}

/** The peaks of all that serve; a process that starts others serves nobody itself. */
async function memoriesOf(fleet: readonly ServerProcess[], workers: number): Promise<number[]> {
  const peaks = await Promise.all(fleet.map((server) => server.peakMemories()))
  return peaks.flatMap((own) => (workers > 1 ? own.slice(1) : own))
}
