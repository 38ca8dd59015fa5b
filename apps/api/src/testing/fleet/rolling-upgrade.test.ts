import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { releases } from '../../platform/database/releases.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/embedded-postgres/embedded-postgres.ts'
import { type CrashServer, crashServer } from '../crash/crash-server.ts'
import { onServer, testSecret } from '../database-server.ts'
import { throwAwayFolder } from '../throw-away-folder.ts'
import { type Balancer, balancer } from './balancer.ts'
import { type BusyDay, busyDay } from './busy-day.ts'
import { NEXT, type NextRelease, nextRelease, thisRelease } from './next-release.ts'

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
let next: NextRelease
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
  next = await nextRelease(expanding)
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
  await next.remove()
  await rm(folder, { recursive: true, force: true })
})

let nth = 0
/** A server of a release, not yet started. */
const serverOf = (tree: string) => {
  nth += 1
  const dataDir = path.join(folder, `server-${nth}`)
  return crashServer({ dataDir, preload: [], settings: settings(), tree })
}

/** Runs a release's own program to its end. */
async function run(tree: string, entry: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(tree, 'apps/api/src', entry)], {
    env: { ...process.env, ...settings(), DATA_DIR: folder, PORT: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  await exited
  return { code: child.exitCode, said: out + error }
}

async function join(servers: Balancer, tree: string): Promise<CrashServer> {
  const server = await serverOf(tree)
  running.add(server)
  await server.start()
  servers.add(server.url)
  return server
}

/** Replaces a server by one of a release, as `docs/operating.md` says. */
async function replace(servers: Balancer, old: CrashServer, tree: string): Promise<CrashServer> {
  await old.stop()
  running.delete(old)
  servers.remove(old.url)
  return join(servers, tree)
}

const toldReleases = (day: BusyDay) =>
  day
    .told()
    .map((events) =>
      events.flatMap(({ event, data }) => (event === 'release' ? [data['version']] : [])),
    )

it('replaces three servers under load: nothing fails, no event is lost, and back by one step', async () => {
  expect((await run(thisRelease, 'migrate.ts')).code).toBe(0)
  const servers = balancer()
  let fleet = [await join(servers, thisRelease)]
  fleet.push(...(await Promise.all([join(servers, thisRelease), join(servers, thisRelease)])))
  const bosque = 'sindico@bosque.example'
  const sindicos = [bosque, 'sindico@acacias.example']
  const day = await busyDay(servers, {
    writers: sindicos,
    readers: [...sindicos, 'funcionario@bosque.example'],
    watchers: [bosque, bosque],
  })
  await sleep(2_000)

  const early = await run(next.tree, 'main.ts')
  expect(early.code).toBe(1)
  expect(early.said).toContain(`The database is older than this release ${NEXT} (2 migrations`)

  const migrated = await run(next.tree, 'migrate.ts')
  expect(migrated.said).toMatch(
    /Applied 9990_rolling\.sql in .* s\n[^]*Applied 9991_rolling_index\.sql in/,
  )
  expect(migrated.code).toBe(0)

  const own = releases.at(-1)
  const toldBetween: unknown[] = []
  for (const [place, old] of fleet.entries()) {
    fleet = fleet.with(place, await replace(servers, old, next.tree))
    if (place < SERVERS - 1) toldBetween.push(...toldReleases(day).flat())
  }
  await expect
    .poll(() => toldReleases(day).map((told) => told.at(-1)), { timeout: 60_000 })
    .toEqual([NEXT, NEXT])

  // While old and new ones answered in turns, nobody was told of the new one.
  expect(toldBetween).not.toContain(NEXT)

  const back = await replace(servers, fleet[0] ?? (await serverOf(next.tree)), thisRelease)
  await expect
    .poll(() => toldReleases(day).map((told) => told.at(-1)), { timeout: 60_000 })
    .not.toContain(NEXT)
  expect(toldReleases(day).flat()).toContain(own)
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
