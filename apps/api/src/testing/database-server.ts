import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/database/migrate.ts'
import { databaseRoles, roleName } from '../platform/database/role-credentials.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A login to the test run's PostgreSQL that may create roles and databases. */
    databaseServerUrl: string
    /** The migrated database that each worker clones; its name is also the roles' prefix. */
    templateDatabase: string
  }
}

/**
 * Gives the whole test run one PostgreSQL: that of `DATABASE_URL`, or an embedded one that is thrown
 * away at the end. Tests read its address with `inject('databaseServerUrl')`.
 */
export default async function provideDatabaseServer(
  project: TestProject,
): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined && given !== '') {
    const dropTemplate = await provideTemplate(project, given)
    return dropTemplate
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portaria-tests-'))
  const server = await startEmbeddedPostgres({ dataDir, durable: false, report: () => undefined })
  await provideTemplate(project, server.connectionString)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Signs and derives everything in tests. */
export const testSecret = 'a secret that only the tests know, and no server'

async function provideTemplate(
  project: TestProject,
  serverUrl: string,
): Promise<() => Promise<void>> {
  const name = `portaria_test_${process.pid}`
  await onServer(serverUrl, `CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await migrate({ url: url.href, secret: testSecret })
  await sabotage(url.href, name)
  project.provide('databaseServerUrl', serverUrl)
  project.provide('templateDatabase', name)
  return async () => {
    const clones = await onServer<{ datname: string }>(
      serverUrl,
      `SELECT datname FROM pg_database WHERE datname LIKE '${name}%'`,
    )
    for (const { datname } of clones)
      await onServer(serverUrl, `DROP DATABASE ${datname} WITH (FORCE)`)
    for (const role of databaseRoles) await onServer(serverUrl, `DROP ROLE ${roleName(name, role)}`)
  }
}

/** Breaks the template as `npm run test:sabotage` asks: the tests must notice. */
async function sabotage(url: string, prefix: string): Promise<void> {
  const statements = process.env['PORTARIA_TEST_SABOTAGE_SQL'] ?? ''
  const named = statements.replaceAll('{{app}}', roleName(prefix, 'app'))
  if (named !== '') await onServer(url, named)
}

/** One statement on the server's own database. */
export async function onServer<Row extends object>(
  serverUrl: string,
  statement: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
