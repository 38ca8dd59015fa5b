import type { CDPSession, Page } from '@playwright/test'
import { SLOWER, signIn } from './parts/browser.ts'
import { type BenchDatabase, inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, type Figure, median } from './parts/measure.ts'
import { signInPeople } from './parts/people.ts'

/** Units of the company. */
const UNITS = 2_000

/** Changes a second, each an event of its own, and the seconds for which they go on. */
const CHANGES = 20
const SECONDS = 20

/** The least share of changes that the server must have made. */
const LEAST = 0.9

/** Limit in milliseconds for a task of the page, on a processor four times slower. */
const TASK_MS = 50

/** Milliseconds after which the page has drawn everything and rests. */
const REST_MS = 8_000

const places = [
  { name: 'the page of all towers', path: '/apps/condominiums/building' },
  { name: 'the síndico’s first screen', path: '/apps/dashboards/project' },
] as const

export const liveView: Benchmark = {
  about: `2,000 units drawn while ${CHANGES} rows a second change, on a slow machine`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('live_view')
      const browser = await environment.browser()
      const { url } = await environment.server(database, { seed: 'demo' })
      await fillWithUnits(database)
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const devtools = await page.context().newCDPSession(page)
      await signIn(page, url)
      const tokens = await signInDesks(database)
      const figures: Figure[] = []
      for (const { name, path } of places) {
        const drawing: number[] = []
        const changing: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          await page.goto(`${url}${path}`)
          await page.locator('[data-unit]').first().waitFor({ state: 'attached' })
          drawing.push(await longestTask(devtools, () => page.waitForTimeout(REST_MS)))
          const windows = await page.locator('[data-unit]').count()
          if (windows < UNITS) throw new Error(`${windows} of ${UNITS} windows were drawn`)
          changing.push(await longestTask(devtools, () => change(url, tokens, page)))
        }
        say(`${name}: drawing ${drawing.join(', ')} ms, changing ${changing.join(', ')} ms`)
        const limit = { at: 'most' as const, value: TASK_MS }
        figures.push(
          { name: `drawing the other windows, ${name}`, value: median(drawing), unit: 'ms' },
          { name: `while rows change, ${name}`, value: median(changing), unit: 'ms', limit },
        )
      }
      return figures
    }),
}

/** Adds towers to the demonstration's company until it has enough units. */
async function fillWithUnits({ client }: BenchDatabase): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query(
    `WITH company AS (SELECT id FROM tenants WHERE fantasy_name = 'Residencial Bosque'),
     missing AS (SELECT $1 - count(*)::int AS units FROM apartments a JOIN company c
       ON a.tenant_id = c.id WHERE a.deleted_at IS NULL AND a.status = 'ATIVO'),
     made AS (INSERT INTO towers (tenant_id, id, name)
       SELECT c.id, gen_random_uuid(), 'Bloco ' || n FROM company c, missing,
         generate_series(1, ceil(missing.units / 100.0)::int) n RETURNING tenant_id, id)
     INSERT INTO apartments (tenant_id, id, tower_id, number, floor)
     SELECT made.tenant_id, gen_random_uuid(), made.id, floor || lpad(place::text, 2, '0'), floor
     FROM made, generate_series(1, 10) floor, generate_series(1, 10) place`,
    [UNITS],
  )
  await client.query('SET session_replication_role = origin')
}

/** Desks that receive parcels in turns, since one person has a share of the server. */
const DESKS = 10

async function signInDesks(database: BenchDatabase): Promise<string[]> {
  const { rows } = await database.client.query<{ id: string }>(
    `SELECT id FROM tenants WHERE fantasy_name = 'Residencial Bosque'`,
  )
  const tenantId = rows[0]?.id ?? ''
  const desks = Array.from({ length: DESKS }, () => ({ role: 'funcionario' as const, tenantId }))
  return (await signInPeople(database, desks)).map(({ token }) => token)
}

/** Receives parcels for different units, each when it is due. */
async function change(url: string, tokens: readonly string[], page: Page): Promise<void> {
  const units = await page
    .locator('[data-unit]')
    .evaluateAll((windows) => windows.map((window) => window.getAttribute('data-unit') ?? ''))
  // Others than in the round before, which are lit.
  const from = Math.floor(Math.random() * units.length)
  const sent: Promise<boolean>[] = []
  for (let nth = 0; nth < CHANGES * SECONDS; nth += 1) {
    const body = {
      kind: 'parcel',
      place: 'desk',
      apartment_id: units[(from + nth * 37) % units.length],
    }
    sent.push(
      fetch(`${url}/api/v1/parcels`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens[nth % DESKS]}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      }).then(
        ({ status }) => status === 201,
        () => false,
      ),
    )
    await page.waitForTimeout(1_000 / CHANGES)
  }
  const kept = (await Promise.all(sent)).filter(Boolean)
  // A machine that has no more to give refuses some; fewer events would prove nothing.
  if (kept.length < sent.length * LEAST) throw new Error(`${kept.length} parcels were received`)
  await page.waitForTimeout(2_000)
}

type TraceEvent = {
  name: string
  tdur?: number
  args?: { name?: string }
  pid: number
  tid: number
}

/**
 * Returns the milliseconds of the longest task of the page's thread meanwhile, on a processor four
 * times slower. It is the time of the processor, which other work of the machine does not lengthen.
 */
async function longestTask(devtools: CDPSession, work: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  })
  await work()
  const ended = new Promise<void>((resolve) => {
    devtools.once('Tracing.tracingComplete', () => resolve())
  })
  await devtools.send('Tracing.end')
  await ended
  devtools.off('Tracing.dataCollected', collect)
  const isOfPage = (one: TraceEvent) =>
    events.some(
      ({ name, args, pid, tid }) =>
        name === 'thread_name' &&
        args?.name === 'CrRendererMain' &&
        pid === one.pid &&
        tid === one.tid,
    )
  const tasks = events.filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined)
  const byLength = tasks.toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
  return Math.round(((byLength.find(isOfPage)?.tdur ?? 0) / 1_000) * SLOWER)
}
