import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/database/migrate.ts'
import { databaseRoles, roleName } from '../platform/database/role-credentials.ts'
import { installPackages } from './cluster/cluster-packages.ts'
import { onServer, testSecret } from './database-server.ts'
import { hasOldest, startOldest } from './schema/oldest-server.ts'
import { startTestCluster, TEMPLATE } from './test-cluster.ts'

/** The part of a test project that receives the database's addresses. */
type Provider = Pick<TestProject, 'provide'>

/**
 * Gives the whole test run one PostgreSQL with a migrated template: that of `DATABASE_URL`, the oldest that
 * we run on with `TEST_POSTGRES=oldest`, or an embedded one; the latter two are thrown away at the end. Tests read its address with `inject('databaseServerUrl')`.
 */
export default async function provideDatabase(project: Provider): Promise<() => Promise<void>> {
  if (process.env['TEST_POSTGRES'] === 'oldest') return provideOldest(project)
  const given = process.env['DATABASE_URL']
  if (given !== undefined && given !== '') return provideOwnTemplate(project, given)
  const { connectionString, stop } = await startTestCluster()
  provide(project, connectionString, TEMPLATE)
  return stop
}

/**
 * Starts Debian's PostgreSQL 15, whose template is made by a login that may create roles and no
 * more, as operators have it. Tests look behind the policies as its superuser.
 */
async function provideOldest(project: Provider): Promise<() => Promise<void>> {
  if (!hasOldest) installPackages(['postgresql-15'])
  const server = await startOldest()
  const login = `${TEMPLATE}_login`
  await onServer(server.url, `CREATE ROLE ${login} LOGIN CREATEROLE PASSWORD '${login}'`)
  await onServer(server.url, `CREATE DATABASE ${TEMPLATE} OWNER ${login}`)
  const url = new URL(onDatabase(server.url, TEMPLATE))
  url.username = login
  url.password = login
  await migrate({ url: url.href, secret: testSecret })
  provide(project, server.url, TEMPLATE)
  return server.stop
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
