import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/embedded-postgres/embedded-postgres.ts'
import { type CrashServer, crashServer } from '../crash/crash-server.ts'
import { onServer, testSecret } from '../database-server.ts'
import { throwAwayFolder } from '../throw-away-folder.ts'
import { type Balancer, balancer } from './balancer.ts'
import { type BusyDay, busyDay } from './busy-day.ts'
import { NEXT, type ReleaseTree, releaseTree, THIS } from './release-tree.ts'

const SERVERS = 3

/** Bytes that a demonstration and its files need. */
const ROOM = 2_000_000_000

/** What the next release brings: a column, and an index that is made while rows come. */
const expanding = {
  '9990_rolling.sql': `-- release ${NEXT}\nalter table towers add column rolling text default 'new';\n`,
  '9991_rolling_index.sql': `-- release ${NEXT}\n-- no transaction\ncreate index concurrently if not exists towers_rolling on towers (tenant_id, rolling);\n`,
}

let folder = ''
let database: EmbeddedPostgres
let old: ReleaseTree
let next: ReleaseTree
const running = new Set<CrashServer>()

const settings = () => ({
  DATABASE_URL: database.connectionString,
  SESSION_SECRET: testSecret,
  NODE_ENV: 'production',
  TRUST_PROXY: 'off',
  SEED: 'demo',
  DRAIN_SECONDS: '3',
})

beforeAll(async () => {
  folder = await mkdtemp(path.join(await throwAwayFolder(ROOM), 'portaria-rolling-'))
  old = await releaseTree(THIS)
  next = await releaseTree(NEXT, expanding)
  database = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'database'),
    servers: SERVERS + 1,
    durable: false,
    report: () => undefined,
  })
}, 180_000)
afterAll(async () => {
  await Promise.all([...running].map((server) => server.stop()))
  await database.stop()
  await Promise.all([old, next].map((tree) => tree.remove()))
  await rm(folder, { recursive: true, force: true })
})

let nth = 0
/** A server of a release, not yet started. */
const serverOf = ({ path: tree }: ReleaseTree) => {
  nth += 1
  const dataDir = path.join(folder, `server-${nth}`)
  return crashServer({ dataDir, preload: [], settings: settings(), tree })
}

/** Runs a release's own program to its end. */
async function run(
  { path: tree }: ReleaseTree,
  entry: string,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(tree, 'apps/api/src', entry)], {
    env: { ...process.env, ...settings(), DATA_DIR: folder, PORT: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  await exited
  return { code: child.exitCode, said: out + error }
}

async function join(servers: Balancer, tree: ReleaseTree): Promise<CrashServer> {
  const server = await serverOf(tree)
  running.add(server)
  await server.start()
  servers.add(server.url)
  return server
}

/** Replaces a server by one of a release, as `docs/operating.md` says. */
async function replace(
  servers: Balancer,
  server: CrashServer,
  tree: ReleaseTree,
): Promise<CrashServer> {
  await server.stop()
  running.delete(server)
  servers.remove(server.url)
  return join(servers, tree)
}

/** What servers answer for the scripts of both releases. */
const scriptsOf = (servers: readonly CrashServer[]) =>
  Promise.all(
    servers.flatMap(({ url }) =>
      [old, next].map(async ({ script }) => (await fetch(`${url}/assets/${script}`)).text()),
    ),
  )

const toldReleases = (day: BusyDay) =>
  day
    .told()
    .map((events) =>
      events.flatMap(({ event, data }) => (event === 'release' ? [data['version']] : [])),
    )

it('replaces three servers under load: nothing fails, no event is lost, and back by one step', async () => {
  expect((await run(old, 'migrate.ts')).code).toBe(0)
  const servers = balancer()
  let fleet = [await join(servers, old)]
  fleet.push(...(await Promise.all([join(servers, old), join(servers, old)])))
  const bosque = 'sindico@bosque.example'
  const sindicos = [bosque, 'sindico@acacias.example']
  const day = await busyDay(servers, {
    writers: sindicos,
    readers: [...sindicos, 'funcionario@bosque.example'],
    watchers: [bosque, bosque],
  })
  await sleep(2_000)

  const early = await run(next, 'main.ts')
  expect(early.code).toBe(1)
  expect(early.said).toContain(
    `The database is older than this release ${NEXT} (it lacks 9990_rolling.sql and 1 more)`,
  )

  const migrated = await run(next, 'migrate.ts')
  expect(migrated.said).toMatch(
    /Applied 9990_rolling\.sql in .* s\n[^]*Applied 9991_rolling_index\.sql in/,
  )
  expect(migrated.code).toBe(0)

  const toldBetween: unknown[] = []
  const scripts: string[] = []
  for (const [place, server] of fleet.entries()) {
    fleet = fleet.with(place, await replace(servers, server, next))
    scripts.push(...(await scriptsOf(fleet)))
    if (place < SERVERS - 1) toldBetween.push(...toldReleases(day).flat())
  }
  await expect
    .poll(() => toldReleases(day).map((told) => told.at(-1)), { timeout: 60_000 })
    .toEqual([NEXT, NEXT])

  // While old and new ones answered in turns, nobody was told of the new one.
  expect(toldBetween).not.toContain(NEXT)
  // A page of either release finds its script at each server, before and after.
  expect(new Set(scripts)).toEqual(new Set([`// ${THIS}`, `// ${NEXT}`]))
  expect(scripts).toHaveLength(2 * SERVERS * SERVERS)

  const back = await replace(servers, fleet[0] ?? (await serverOf(next)), old)
  await expect
    .poll(() => toldReleases(day).map((told) => told.at(-1)), { timeout: 60_000 })
    .not.toContain(NEXT)
  expect(toldReleases(day).flat()).toContain(THIS)
  await sleep(2_000)
  await day.end()
  await servers.stop()
  expect(back.lives()).toBe(true)

  const made = sindicos.flatMap((email) => day.madeBy(email))
  process.stdout.write(
    `${day.answered()} answered, ${day.retried()} sent again after 503, ${made.length} rows made\n`,
  )
  expect(day.failures).toEqual([])
  expect(day.answered()).toBeGreaterThan(200)
  const rows = await onServer<{ id: string }>(
    database.connectionString,
    `SELECT id FROM towers WHERE name LIKE 'Torre %-%'`,
  )
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(made))
  for (const events of day.told()) {
    expect(events.filter(({ event }) => event === 'reset')).toEqual([])
    const told = events.flatMap(({ data }) => (data['register'] === 'towers' ? data['ids'] : []))
    // Each once.
    expect([told.length, new Set(told)]).toEqual([
      day.madeBy(bosque).length,
      new Set(day.madeBy(bosque)),
    ])
  }
}, 400_000)
