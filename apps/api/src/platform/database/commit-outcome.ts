import type pg from 'pg'
import { databaseCode, databaseProblem, UnknownOutcome } from './database-problem.ts'

/**
 * Milliseconds that a request waits for its COMMIT. PostgreSQL sets no limit: `statement_timeout`
 * ends before a COMMIT waits for the standby.
 */
export const COMMIT_MS = 15_000

/**
 * A COMMIT without an answer in time. Its connection belongs to it until `settled`: a backend that
 * waits for a standby does not notice that its client has left, and others would come in its place.
 */
export class UnansweredCommit extends UnknownOutcome {
  readonly settled: Promise<unknown>

  constructor(settled: Promise<unknown>) {
    super('no answer to COMMIT in time')
    this.settled = settled
  }
}

/**
 * Commits the transaction of a connection. Throws an `UnknownOutcome` where the connection broke,
 * since the database may have committed before, and an `UnansweredCommit` after `withinMs`
 * (platform §27).
 */
export async function commit(client: pg.ClientBase, withinMs: number): Promise<void> {
  const answered = client.query('COMMIT')
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), withinMs)
  try {
    const first = await Promise.race([answered, late.promise])
    if (first === 'late') throw new UnansweredCommit(answered.catch(() => undefined))
  } catch (error) {
    const isLost = databaseProblem(error)?.code === 'unavailable'
    // query_canceled is an answer: it was rolled back.
    if (!isLost || databaseCode(error) === '57014') throw error
    throw new UnknownOutcome('the connection broke at COMMIT', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Tells connections on which the wait for the standby was cancelled. PostgreSQL then answers COMMIT,
 * and each statement outside a transaction, as if the standby had it, after a warning.
 */
export function watchStandby(pool: pg.Pool): (client: pg.PoolClient) => boolean {
  const cancelled = new WeakSet<object>()
  pool.on('connect', (client) => {
    client.on('notice', ({ routine }) => {
      // Its message is in the database's language, and its code is that of every warning.
      if (routine === 'SyncRepWaitForLSN') cancelled.add(client)
    })
  })
  return (client) => cancelled.has(client)
}
