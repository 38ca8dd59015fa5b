import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'

/**
 * Runs a statement in the database of this run's server, or in that of a server with another data
 * folder. Used for changes that no screen can make, such as letting time pass.
 */
export async function runSql(
  statement: string,
  values: readonly unknown[],
  folder = process.env['PORTARIA_E2E_DATA'] ?? '',
): Promise<void> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8')
  // The fourth line is the port (PostgreSQL's pidfile.h).
  const port = Number((await read('postgres/postmaster.pid')).split('\n')[3])
  const password = (await read('postgres-password')).trim()
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'portaria',
  })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}
