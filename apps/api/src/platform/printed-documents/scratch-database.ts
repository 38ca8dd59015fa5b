import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { migrate } from '../database/migrate.ts'
import { databaseRoles, roleName } from '../database/role-credentials.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'

/** An empty database with all migrations applied, and a folder; both are removed after the work. */
export type Scratch = { url: string; name: string; secret: string; dataDir: string }

/** Runs a task on a scratch database of this server, or of an embedded one if none is given. */
export async function withScratchDatabase<T>(
  serverUrl: string | undefined,
  work: (scratch: Scratch) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portaria-print-'))
  try {
    if (serverUrl) return await onServer(serverUrl, dataDir, work)
    const server = await startEmbeddedPostgres({ dataDir, durable: false, report: () => undefined })
    try {
      return await onServer(server.connectionString, dataDir, work)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function onServer<T>(
  serverUrl: string,
  dataDir: string,
  work: (scratch: Scratch) => Promise<T>,
): Promise<T> {
  const name = `portaria_print_${process.pid}`
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${name}`)
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    const secret = randomBytes(32).toString('base64url')
    // One by one: the printed schema must not be made from an earlier print.
    await migrate({ url: url.href, secret, printed: false })
    return await work({ url: url.href, name, secret, dataDir })
  } finally {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    for (const role of databaseRoles) {
      await client.query(`DROP ROLE IF EXISTS ${escapeIdentifier(roleName(name, role))}`)
    }
    await client.end()
  }
}
