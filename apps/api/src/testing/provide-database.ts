import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/database/migrate.ts'
import { databaseRoles, roleName } from '../platform/database/role-credentials.ts'
import { onServer, testSecret } from './database-server.ts'
import { startTestCluster, TEMPLATE } from './test-cluster.ts'

/** The part of a test project that receives the database's addresses. */
type Provider = Pick<TestProject, 'provide'>

/**
 * Gives the whole test run one PostgreSQL with a migrated template: that of `DATABASE_URL`, or an embedded
 * one that is thrown away at the end. Tests read its address with `inject('databaseServerUrl')`.
 */
export default async function provideDatabase(project: Provider): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined && given !== '') return provideOwnTemplate(project, given)
  const { connectionString, stop } = await startTestCluster()
  provide(project, connectionString, TEMPLATE)
  return stop
}

/** Makes a template on a server that is not ours, for this run alone. */
async function provideOwnTemplate(
  project: Provider,
  serverUrl: string,
): Promise<() => Promise<void>> {
  const name = `${TEMPLATE}_${process.pid}`
  await onServer(serverUrl, `CREATE DATABASE ${name}`)
  await migrate({ url: onDatabase(serverUrl, name), secret: testSecret })
  provide(project, serverUrl, name)
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

function provide(project: Provider, serverUrl: string, template: string): void {
  project.provide('databaseServerUrl', serverUrl)
  project.provide('templateDatabase', template)
  project.provide('clonedDatabase', template)
}

function onDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
