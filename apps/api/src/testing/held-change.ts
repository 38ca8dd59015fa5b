import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestApp } from './test-app.ts'

/** Milliseconds for a call to come to the row that is held, on a busy machine. */
const COMES_MS = 60_000

/**
 * Changes rows of bosque in a transaction that stays open until the call waits for one of them, as somebody
 * else who is a moment earlier; then answers what came of the call. One that waits for nobody sees the rows
 * as they were. A call of several requests waits as many times; `next` is a statement of the other's that
 * follows meanwhile.
 */
export async function whileHeld<T>(
  { database, tenants }: Pick<TestApp, 'database' | 'tenants'>,
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

/** Sessions that wait for the held rows, or for another one that does. */
async function waitsNow(client: Client): Promise<number> {
  // Within a transaction the first look would be the only one: PostgreSQL keeps what it showed.
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rowCount } = await client.query(`
    WITH RECURSIVE waiting AS (
      SELECT pid FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))
      UNION
      SELECT a.pid FROM pg_stat_activity a JOIN waiting w ON w.pid = ANY(pg_blocking_pids(a.pid))
    ) SELECT 1 FROM waiting`)
  return rowCount ?? 0
}
