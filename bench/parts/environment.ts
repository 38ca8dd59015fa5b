import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { Client } from 'pg'
import { migrate } from '../../apps/api/src/platform/database/migrate.ts'
import { databaseRoles, roleName } from '../../apps/api/src/platform/database/role-credentials.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres/embedded-postgres.ts'
import { launch } from './browser.ts'
import { type ServerProcess, startProcess } from './processes.ts'

/** The session secret of all benchmarks. */
export const benchSecret = 'a secret that only the benchmarks know, no server'

/** A migrated database, and a superuser's connection for filling it. */
export type BenchDatabase = {
  readonly url: string
  readonly client: Client
}

/** Settings of the server by the names of its environment, besides those of every benchmark. */
type Settings = Readonly<Record<string, string>>

type ServerOptions = {
  seed?: 'demo'
  mail?: string
  reportsMemory?: true
  settings?: Settings
  /** The name of its data folder, where several servers run. */
  folder?: string
}

/** Makes the databases, servers and browsers of one benchmark; all of them end with it. */
export type BenchEnvironment = {
  database(name: string): Promise<BenchDatabase>
  /**
   * Starts the product on a database, like `npm start`; empty unless seeded. `mail` is its mail
   * server.
   */
  server(database: BenchDatabase, options?: ServerOptions): Promise<ServerProcess>
  /** Starts the product with its embedded PostgreSQL, filled before the start. */
  serverOfItsOwn<T>(
    fill: (database: BenchDatabase) => Promise<T>,
    settings?: Settings,
  ): Promise<{ server: ServerProcess; filled: T }>
  process(file: string, env: Readonly<Record<string, string>>): Promise<ServerProcess>
  browser(): Promise<Browser>
}

/**
 * Provides a benchmark with databases and servers, in a PostgreSQL of its own or that of
 * `DATABASE_URL`, which takes the connections of as many `servers`.
 */
export async function inBenchEnvironment<T>(
  work: (environment: BenchEnvironment) => Promise<T>,
  { servers = 1 } = {},
): Promise<T> {
  const undo: (() => Promise<unknown>)[] = []
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'portaria-bench-'))
    undo.push(() => rm(folder, { recursive: true, force: true }))
    const serverUrl = await databaseServer(folder, servers, undo)
    return await work({
      database: (name) => makeDatabase(serverUrl, `portaria_bench_${process.pid}_${name}`, undo),
      server: ({ url }, options) =>
        kept(
          undo,
          'apps/api/src/main.ts',
          {
            DATABASE_URL: url,
            DATA_DIR: path.join(folder, options?.folder ?? 'data'),
            SESSION_SECRET: benchSecret,
            SEED: options?.seed ?? 'none',
            LOG_LEVEL: 'warn',
            ...(options?.mail !== undefined && { SMTP_URL: options.mail }),
            ...options?.settings,
          },
          options,
        ),
      async serverOfItsOwn(fill, settings) {
        const dataDir = path.join(folder, 'own')
        const filled = await fillOwnDatabase(dataDir, fill)
        const server = await kept(undo, 'apps/api/src/main.ts', {
          DATABASE_URL: '',
          DATA_DIR: dataDir,
          SESSION_SECRET: benchSecret,
          SEED: 'none',
          LOG_LEVEL: 'warn',
          ...settings,
        })
        return { server, filled }
      },
      process: (file, env) => kept(undo, file, env),
      async browser() {
        const browser = await launch()
        undo.push(() => browser.close())
        return browser
      },
    })
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

type Undo = (() => Promise<unknown>)[]

async function kept(
  undo: Undo,
  file: string,
  env: Readonly<Record<string, string>>,
  options?: { reportsMemory?: true },
): Promise<ServerProcess> {
  const started = await startProcess(file, env, options)
  undo.push(() => started.stop())
  return started
}

async function databaseServer(folder: string, servers: number, undo: Undo): Promise<string> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined && given !== '') return given
  const dataDir = path.join(folder, 'database')
  const embedded = await startEmbeddedPostgres({ dataDir, servers, report: () => undefined })
  undo.push(() => embedded.stop())
  return embedded.connectionString
}

async function fillOwnDatabase<T>(
  dataDir: string,
  fill: (database: BenchDatabase) => Promise<T>,
): Promise<T> {
  const { connectionString: url, stop } = await startEmbeddedPostgres({
    dataDir,
    report: () => undefined,
  })
  try {
    await migrate({ url, secret: benchSecret })
    const client = new Client({ connectionString: url })
    await client.connect()
    const filled = await fill({ url, client })
    await client.end()
    return filled
  } finally {
    await stop()
  }
}

async function makeDatabase(serverUrl: string, name: string, undo: Undo): Promise<BenchDatabase> {
  await onServer(serverUrl, `CREATE DATABASE ${name}`)
  undo.push(async () => {
    await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    for (const role of databaseRoles) await onServer(serverUrl, `DROP ROLE ${roleName(name, role)}`)
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await migrate({ url: url.href, secret: benchSecret })
  const client = new Client({ connectionString: url.href })
  await client.connect()
  undo.push(() => client.end())
  return { url: url.href, client }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
