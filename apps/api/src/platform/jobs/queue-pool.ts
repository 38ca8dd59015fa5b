import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, Pool, type PoolClient, type QueryConfig } from 'pg'
import { databaseCode, databaseProblem } from '../database/database-problem.ts'

/** Milliseconds between two attempts to reach a database that is away. */
const AWAY_LOOK_MS = 500

/** Milliseconds to wait until a connection is opened; for one that is free, calls wait without end. */
const OPEN_MS = 10_000

class QueueClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: OPEN_MS })
  }
}

/** The code by which a standby, which was the primary until just now, refuses to write. */
const READ_ONLY = '25006'

/** Connections of one runner of jobs, which wait for their database while it is away. */
export type QueuePool = {
  /** The pool to give to graphile-worker. */
  readonly pool: Pool
  /**
   * Returns a connection to a database that may be written to, once there is one. Rejects after
   * `giveUp`, and where the database was never reached.
   */
  connect(): Promise<PoolClient>
  /** The library's own listener hears what is passed on here, and nothing else. */
  pass(channel: string, payload: string | undefined): void
  /** Waits no more for a database that is away. */
  giveUp(): void
  /** Closes the connections, once they are unused. */
  close(): Promise<void>
}

type Options = {
  connectionString: string
  connections: number
  /** Called when the database goes away, once until it is back, and for each connection that is lost. */
  onAway: (error: unknown) => void
}

/**
 * Opens the connections of a runner. By itself graphile-worker reaches for a database that is away in
 * growing intervals, of up to a minute for its LISTEN and three for a job, and sleeps on after the
 * database is back. It forgets to note the end of jobs that end meanwhile, and keeps connections to a
 * standby. So its calls wait here, where one connection at a time looks twice a second.
 */
export function queuePool({ connectionString, connections, onAway }: Options): QueuePool {
  // A pool of ours, since the queue closes its own without waiting: the database may stop first,
  // and an idle connection that it ends must not end the process.
  const own = new Pool({
    connectionString,
    max: connections,
    keepAlive: true,
    Client: QueueClient,
  })
  // An idle connection tells of its end by itself as well.
  own.on('error', () => undefined)
  own.on('connect', (client) => {
    client.on('error', onAway)
    // The driver has the connection, and its types do not declare it.
    const connection = Reflect.get(client, 'connection') as EventEmitter
    connection.on('errorMessage', (answer: unknown) => {
      if (databaseCode(answer) !== READ_ONLY) return
      void client.end().catch(() => undefined)
      void wait(answer)
    })
  })
  const gaveUp = new AbortController()
  let wasReached = false
  let away: Promise<void> | null = null

  function wait(reason: unknown): Promise<void> {
    if (away === null) {
      onAway(reason)
      away = untilBack().finally(() => {
        away = null
      })
    }
    return away
  }

  async function untilBack(): Promise<void> {
    while (!gaveUp.signal.aborted) {
      await sleep(AWAY_LOOK_MS, undefined, { signal: gaveUp.signal }).catch(() => undefined)
      if (await isBack()) return
    }
  }

  async function isBack(): Promise<boolean> {
    const client = await own.connect().catch(() => null)
    if (client === null) return false
    const answer = await client
      .query<{ transaction_read_only: string }>('SHOW transaction_read_only')
      .catch(() => null)
    const isWritable = answer?.rows[0]?.transaction_read_only === 'off'
    client.release(!isWritable)
    return isWritable
  }

  async function connect(): Promise<PoolClient> {
    for (;;) {
      await away
      try {
        const client = await own.connect()
        wasReached = true
        return client
      } catch (error) {
        if (!wasReached || gaveUp.signal.aborted) throw error
        await wait(error)
      }
    }
  }

  async function connectForQueue() {
    try {
      return asRetried(await connect())
    } catch (error) {
      // Each worker that still waits would tell of it as a fault.
      if (gaveUp.signal.aborted) return nobody
      throw error
    }
  }

  const ear = Object.assign(new EventEmitter(), nobody)
  type Listening = (error: null, client: typeof ear, release: () => void) => void
  const pool = Object.assign(Object.create(own) as Pool, {
    // With a callback the library asks for its LISTEN alone.
    connect: (listening?: Listening) =>
      listening ? listening(null, ear, () => undefined) : connectForQueue(),
    async query(query: string | QueryConfig, values?: unknown[]) {
      const client = await connect()
      try {
        return await client.query(query, values)
      } finally {
        client.release()
      }
    },
  })

  return {
    pool,
    connect,
    pass: (channel, payload) => void ear.emit('notification', { channel, payload }),
    giveUp: () => gaveUp.abort(),
    async close() {
      await untilUnused(own)
      await own.end()
    },
  }
}

/** A connection to a database without any job. */
const nobody = { query: async () => ({ rows: [] }), release: () => undefined }

/** The code of a failed serialisation, after which the library sends its statement again, soon. */
const SENT_AGAIN = '40001'

/**
 * Returns a connection whose loss has a code after which the library sends its statement again. Otherwise
 * a job whose end is just being noted would stay marked as running. Each of its statements may be
 * repeated.
 */
function asRetried(client: PoolClient): PoolClient {
  const query = async (asked: string | QueryConfig, values?: unknown[]) => {
    try {
      return await client.query(asked, values)
    } catch (error) {
      if (databaseProblem(error)?.code !== 'unavailable') throw error
      throw Object.assign(new Error('a statement was cut off', { cause: error }), {
        code: SENT_AGAIN,
      })
    }
  }
  return Object.assign(Object.create(client) as PoolClient, { query })
}

const POOL_LOOK_MS = 5

/**
 * Waits until a pool is unused. The queue records the end of a job without waiting for it: a job
 * that ends during a stop would stay locked, with its line, and run again.
 */
async function untilUnused(pool: Pool): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await sleep(POOL_LOOK_MS)
}
