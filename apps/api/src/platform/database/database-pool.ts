import pg from 'pg'
import { lowerPriority, type Niceness } from '../priority.ts'
import { problem } from '../problem.ts'
import type { TraceStatement } from '../tracing/tracing.ts'
import { COMMIT_MS, commit, UnansweredCommit, watchStandby } from './commit-outcome.ts'
import { databaseCode, UnknownOutcome } from './database-problem.ts'
import { joiningSocket } from './joining-socket.ts'
import { type Queries, withQueries } from './queries.ts'

/** Keeps a day as the text that was stored: a JavaScript date would move it between zones. */
const DATE_OID = 1082
pg.types.setTypeParser(DATE_OID, (text) => text)

/** Connections of one role. */
export type DatabasePool = {
  /**
   * Runs one transaction with its settings, in one round trip more than its statements. Commits
   * when `work` returns, rolls back when it throws. Throws an `UnknownOutcome` where it may have
   * been stored or not.
   */
  transaction<T>(
    settings: Record<string, string>,
    work: (queries: Queries) => Promise<T>,
  ): Promise<T>
  /**
   * Runs statements that only read. Those that `work` sends in one turn of the event loop are a
   * transaction with the settings, sent as one message with its COMMIT: one round trip in all.
   */
  reading<T>(settings: Record<string, string>, work: (queries: Queries) => Promise<T>): Promise<T>
  /** Runs statements outside a transaction, on one connection. */
  connection<T>(work: (queries: Queries, client: pg.PoolClient) => Promise<T>): Promise<T>
  /**
   * Runs work on a connection of its own, which is closed afterwards together with its locks,
   * settings and LISTENs.
   */
  dedicated<T>(work: (queries: Queries, client: pg.PoolClient) => Promise<T>): Promise<T>
  close(): Promise<void>
  /** Connections that are open and idle, and requests that wait for one. */
  load(): { open: number; idle: number; waiting: number }
}

/**
 * How statements are planned, where the database does not choose: once for each connection, whatever
 * their values, for work that finds its rows by keys and takes longer to plan than to run; or anew each
 * time, for work on many rows, since a plan of when a table was empty holds until it is analysed.
 */
export type Plans = 'generic' | 'custom'

export type PoolOptions = {
  connections: number
  /** Opens all connections at once, before the first is needed. */
  warm?: boolean
  /**
   * Niceness of the database's processes for these connections; only for a database on this
   * machine.
   */
  niceness?: Niceness
  plans?: Plans
  statementTimeoutMs?: number
  /** Milliseconds to wait for the answer of a COMMIT. */
  commitTimeoutMs?: number
  /** Milliseconds to wait until a connection is free or opened. */
  connectTimeoutMs?: number
  onError?: (error: Error) => void
  /** Times each statement and COMMIT. */
  trace?: TraceStatement | undefined
}

export function openPool(url: string, options: PoolOptions): DatabasePool {
  const timeout = options.statementTimeoutMs ?? 15_000
  const plans = options.plans ? ` -c plan_cache_mode=force_${options.plans}_plan` : ''
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    pipeline: true,
    stream: joiningSocket,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    // Opening a connection costs more than a request: idle ones stay open.
    idleTimeoutMillis: 0,
    keepAlive: true,
    application_name: 'portaria',
    options: `-c timezone=UTC -c statement_timeout=${timeout} -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000${plans}`,
  })
  // The server ended an idle connection: the pool opens another, and no request has failed.
  pool.on('error', options.onError ?? (() => undefined))
  // A connection that breaks in use fails its statement as well; without a listener it would end
  // the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const isUnconfirmed = watchStandby(pool)
  const { niceness = 0, trace } = options
  if (niceness > 0) pool.on('connect', (client) => lowerPriority(processIdOf(client), niceness))

  async function connect(): Promise<pg.PoolClient> {
    return pool.connect().catch((error: unknown) => {
      // The pool's own timeout has no code: all connections are in use.
      throw databaseCode(error) === undefined ? problem('unavailable') : error
    })
  }

  const committed = (client: pg.PoolClient) => {
    const ended = () => commit(client, options.commitTimeoutMs ?? COMMIT_MS)
    return trace ? trace('COMMIT', ended) : ended()
  }

  async function warmUp(): Promise<void> {
    const all = Array.from({ length: options.connections }, () => pool.connect())
    for (const opened of await Promise.allSettled(all)) {
      if (opened.status === 'fulfilled') opened.value.release()
    }
  }
  if (options.warm) void warmUp()

  async function connection<T>(work: (queries: Queries, client: pg.PoolClient) => Promise<T>) {
    const client = await connect()
    let broken = false
    let held: Promise<unknown> | undefined
    try {
      const result = await withQueries(client, (queries) => work(queries, client), { trace })
      if (isUnconfirmed(client)) throw new UnknownOutcome('the standby may not have it')
      return result
    } catch (error) {
      if (error instanceof UnansweredCommit) held = error.settled
      broken = error instanceof UnknownOutcome || isConnectionLost(error) || isUnconfirmed(client)
      throw error
    } finally {
      if (held) void held.then(() => client.release(true))
      else client.release(broken)
    }
  }

  return {
    connection,
    async dedicated(work) {
      const client = await connect()
      try {
        return await withQueries(client, (queries) => work(queries, client), { trace })
      } finally {
        client.release(true)
      }
    },
    async transaction(settings, work) {
      return connection(async (_, client) => {
        const begun = begin(client, settings)
        // BEGIN may fail while the work waits for something else. Its failure is read below, and
        // must not count as an unhandled rejection until then.
        begun.catch(() => undefined)
        try {
          const result = await withQueries(client, work, { trace })
          await begun
          await committed(client)
          return result
        } catch (error) {
          // ROLLBACK would wait behind it.
          if (error instanceof UnansweredCommit) throw error
          await begun.catch(() => undefined)
          await client.query('ROLLBACK').catch(() => undefined)
          throw error
        }
      })
    },
    async reading(settings, work) {
      return connection(async (_, client) => {
        let turn: Promise<unknown> | null = null
        const beginTurn = () => {
          turn ??= new Promise((resolve) => {
            const begun = begin(client, settings)
            process.nextTick(() => {
              turn = null
              resolve(Promise.allSettled([begun, client.query('COMMIT')]))
            })
          })
          return turn
        }
        const turns = new Set<Promise<unknown>>()
        try {
          return await withQueries(client, work, {
            trace,
            beforeEach: () => turns.add(beginTurn()),
          })
        } finally {
          await Promise.all(turns)
        }
      })
    },
    close: () => pool.end(),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/**
 * Returns the process id of a connection's backend, which the driver has and its types do not
 * declare.
 */
function processIdOf(client: pg.PoolClient): number {
  return Number(Reflect.get(client, 'processID'))
}

/**
 * Begins a transaction. Callers do not await it before their statements, so it travels with them
 * and costs no round trip of its own. BEGIN and its settings are one text and thus one message; a
 * prepared statement beside BEGIN would be five more.
 */
async function begin(client: pg.PoolClient, settings: Record<string, string>): Promise<void> {
  const set = Object.entries(settings).map(
    ([name, value]) => `; SET LOCAL ${pg.escapeIdentifier(name)} = ${pg.escapeLiteral(value)}`,
  )
  await client.query(`BEGIN${set.join('')}`)
}

/** Tells errors after which a connection is of no use, that to a standby included. */
function isConnectionLost(error: unknown): boolean {
  return /^(57P0[1-3]|25006|08|ECONN|EPIPE)/.test(databaseCode(error) ?? '')
}
