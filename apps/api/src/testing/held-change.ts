import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestApp } from './test-app.ts'

/** Milliseconds for a call to come to the row that is held. */
const COMES_MS = 3_000

/**
 * Changes rows of bosque in a transaction that stays open until the call waits for one of them, as somebody
 * else who is a moment earlier; then answers what came of the call. One that waits for nobody sees the rows
 * as they were.
 */
export async function whileHeld<T>(
  { database, tenants }: Pick<TestApp, 'database' | 'tenants'>,
  statement: string,
  call: () => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: database.adminUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL app.tenant_id = '${tenants.bosque}'`)
    await client.query(statement)
    const running = call()
    const end = Date.now() + COMES_MS
    while (Date.now() < end && !(await isAwaited(client))) await sleep(20)
    await client.query('COMMIT')
    return await running
  } finally {
    await client.end()
  }
}

async function isAwaited(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))',
  )
  return (rowCount ?? 0) > 0
}
