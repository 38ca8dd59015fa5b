import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { migrate } from '../platform/database/migrate.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts'
import { onServer, testSecret } from './database-server.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

/** The migrated database of the embedded cluster that tests clone; its name is also the roles' prefix. */
export const TEMPLATE = 'portaria_test'

const root = path.resolve(import.meta.dirname, '../../../..')
const cache = path.join(root, 'node_modules', '.cache', 'portaria-test-clusters')

/** Files that determine a migrated cluster: when one changes, a new cluster is made. */
const SOURCES = [
  'apps/api/migrations',
  'apps/api/migrations/printed',
  'apps/api/src/platform/database',
  'apps/api/src/platform/jobs',
  'apps/api/src/platform/embedded-postgres',
  'apps/api/src/testing/test-cluster.ts',
  'apps/api/src/testing/database-server.ts',
  // The versions of PostgreSQL and of the queue.
  'apps/api/package.json',
]

/** Bytes that a run of all tests takes, with a clone for each worker. */
const ROOM = 4 * 1024 ** 3

const copy = promisify(execFile)

/**
 * Starts a throw-away PostgreSQL whose cluster has the migrated template, copied from the one that
 * an earlier run left in `node_modules/.cache`. The copy is in memory if there is room. `stop`
 * removes it.
 */
export async function startTestCluster(): Promise<
  Pick<EmbeddedPostgres, 'connectionString' | 'stop'>
> {
  const made = await migratedCluster()
  const folder = await throwAwayFolder(ROOM)
  await removeLeftovers(folder)
  const parent = await mkdtemp(path.join(folder, `${PREFIX}${process.pid}-`))
  const dataDir = path.join(parent, 'data')
  await copyFolder(made, dataDir)
  const server = await startEmbeddedPostgres({ dataDir, durable: false, report: () => undefined })
  return {
    connectionString: bySocketFile(server.connectionString, path.join(dataDir, 'postgres')),
    async stop() {
      await server.stop()
      await rm(parent, { recursive: true, force: true })
    },
  }
}

/** Longer paths have no room in a socket's address. */
const LONGEST_SOCKET_PATH = 100

/**
 * Returns the same login by the socket file in the cluster's folder, if the path of that file is
 * short enough.
 */
function bySocketFile(connectionString: string, folder: string): string {
  const url = new URL(connectionString)
  if (path.join(folder, `.s.PGSQL.${url.port}`).length > LONGEST_SOCKET_PATH)
    return connectionString
  url.searchParams.set('host', folder)
  return url.href
}

const PREFIX = 'portaria-tests-'

/** Clusters of runs that were killed would stay in memory until the machine is started anew. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The data folder of a stopped cluster with the template, made when no run has made it yet. */
async function migratedCluster(): Promise<string> {
  const digest = await digestOf(SOURCES)
  const folder = path.join(cache, digest)
  if (await stat(folder).catch(() => null)) return folder
  const draft = await mkdtemp(path.join(tmpdir(), PREFIX))
  try {
    await makeCluster(draft)
    await mkdir(cache, { recursive: true })
    const unnamed = path.join(cache, `${digest}.${process.pid}`)
    await copyFolder(draft, unnamed)
    // If two runs make the folder at the same time, the later one discards its own.
    await rename(unnamed, folder).catch(() => rm(unnamed, { recursive: true }))
    for (const name of await readdir(cache))
      if (name.length === digest.length && name !== digest)
        await rm(path.join(cache, name), { recursive: true, force: true })
    return folder
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function makeCluster(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, report: () => undefined })
  try {
    await onServer(server.connectionString, `CREATE DATABASE ${TEMPLATE}`)
    const url = new URL(server.connectionString)
    url.pathname = `/${TEMPLATE}`
    await migrate({ url: url.href, secret: testSecret })
  } finally {
    await server.stop()
  }
}

/**
 * Copies a folder. Keeps the owners of its files, which PostgreSQL checks, and follows links to a
 * cluster that is elsewhere.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  await copy('cp', ['-RpL', from, to])
}

async function digestOf(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const place of places) {
    const full = path.join(root, place)
    const isFolder = (await stat(full).catch(() => null))?.isDirectory()
    const names = isFolder ? (await readdir(full)).filter(isSource).toSorted() : ['']
    for (const name of names) {
      const content = await readFile(path.join(full, name)).catch(() => '')
      hash.update(`${place}/${name}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

const isSource = (name: string) => /\.(ts|sql)$/.test(name) && !/\.(test|sabotages)\.ts$/.test(name)
