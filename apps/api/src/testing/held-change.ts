import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestApp } from './test-app.ts'

/** Milliseconds within which a call reaches the held row, even on a busy machine. */
const COMES_MS = 60_000

/** A database, and the company in whose scope rows are changed. */
type HeldAt = {
  readonly database: Pick<TestApp['database'], 'adminUrl'>
  readonly tenants: Pick<TestApp['tenants'], 'bosque'>
}

/**
 * Changes rows of bosque in a transaction and makes a call, as if somebody else had changed them a
 * moment earlier: the transaction is committed once the call waits for its locks. Returns the
 * result of the call. A call that takes no lock sees the rows from before the change. For a call of
 * several requests, waits until `waits` of them are blocked; `next` is a further statement that
 * runs before the commit.
 */
export async function whileHeld<T>(
  { database, tenants }: HeldAt,
  statement: string,
  call: () => Promise<T>,
  { waits = 1, next }: { readonly waits?: number; readonly next?: string } = {},
): Promise<T> {
  const client = new Client({ connectionString: database.adminUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL app.tenant_id = '${tenants.bosque}'`)
    await client.query(statement)
    const running = call()
    const progress = { isOver: false }
    const settle = () => void (progress.isOver = true)
    running.then(settle, settle)
    const end = Date.now() + COMES_MS
    while (!progress.isOver && Date.now() < end && (await waitsNow(client)) < waits) await sleep(20)
    if (next !== undefined) await client.query(next)
    await client.query('COMMIT')
    return await running
  } finally {
    await client.end()
  }
}

/** Counts the sessions that wait for the held rows, directly or behind another one. */
async function waitsNow(client: Client): Promise<number> {
  // PostgreSQL keeps its statistics during a transaction: without this, a second look sees nothing new.
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rowCount } = await client.query(`
    WITH RECURSIVE waiting AS (
      SELECT pid FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))
      UNION
      SELECT a.pid FROM pg_stat_activity a JOIN waiting w ON w.pid = ANY(pg_blocking_pids(a.pid))
    ) SELECT 1 FROM waiting`)
  return rowCount ?? 0
}
