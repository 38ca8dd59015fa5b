import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { type BareBrowser, openBareBrowser } from './parts/bare-browser.ts'
import { SLOWER, signIn } from './parts/browser.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, type Figure, median } from './parts/measure.ts'
import { type Standing, shows, standsAfter, tells } from './parts/stands-after.ts'

const LIST = '/apps/condominiums/residents/'

const FIRST = '/apps/dashboards/project'

/** First screens by role, each with the content that its person needs. */
const firstScreens: readonly (Standing & { name: string; email: string })[] = [
  { name: 'síndico', email: 'sindico@bosque.example', page: FIRST, stands: tells('Hoje') },
  {
    name: 'gatehouse',
    email: 'funcionario@bosque.example',
    page: FIRST,
    stands: shows('main:not(:has([aria-busy])) li button'),
  },
  { name: 'resident', email: 'condomino@bosque.example', page: FIRST, stands: tells('Encomendas') },
  {
    name: 'provider',
    email: 'prestador@bosque.example',
    page: FIRST,
    stands: tells('Onde esperam você'),
  },
]

export const browserLoad: Benchmark = {
  about:
    'all script that a browser loads, packed, the first list on a slow machine, and first screens by role beside it',
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('browser')
      const browser = await environment.browser()
      const { url } = await environment.server(database, { seed: 'demo' })
      const login = await scriptOf(browser, url, async (page) => {
        await page.goto(`${url}/login`)
        await page.getByLabel('E-mail').waitFor()
        await page.waitForTimeout(3_000)
      })
      const signedIn = await storedSession(browser, url)
      const list = await scriptOf(
        browser,
        url,
        async (page) => {
          await page.goto(`${url}${LIST}`)
          await page.locator('tbody tr a').first().waitFor()
        },
        signedIn,
      )
      const bare = await openBareBrowser()
      const ready: number[] = []
      try {
        await bare.prepare((page) => signIn(page, url))
        for (let round = 0; round < rounds; round += 1) {
          const first = await firstList(bare, url)
          ready.push(first)
          say(`round ${round + 1}: the first list after ${first.toFixed(0)} ms`)
        }
      } finally {
        await bare.close()
      }
      const screens = await ofFirstScreens(url, rounds, say)
      return [
        ...screens,
        { name: 'script of /login', value: login, unit: 'kB', limit: { at: 'most', value: 150 } },
        {
          name: 'script that a list adds',
          value: list - login,
          unit: 'kB',
          limit: { at: 'most', value: 120 },
        },
        {
          name: `first list, cold, ${SLOWER} × slower`,
          value: median(ready),
          unit: 'ms',
          limit: { at: 'most', value: 1_000 },
        },
      ]
    }),
}

/**
 * Measures each first screen in turns with the list of residents, opened by the síndico in the same
 * round.
 */
async function ofFirstScreens(
  url: string,
  rounds: number,
  say: (line: string) => void,
): Promise<Figure[]> {
  const list = { page: LIST, stands: shows('main tbody tr a') }
  const figures: Figure[] = []
  for (const { name, email, ...screen } of firstScreens) {
    const [own, manager] = [await openBareBrowser(), await openBareBrowser()]
    const [screens, lists]: [number[], number[]] = [[], []]
    try {
      await own.prepare((page) => signIn(page, url, email))
      await manager.prepare((page) => signIn(page, url))
      // The first round is a warm-up.
      for (let round = 0; round <= rounds; round += 1) {
        const taken = [await standsAfter(manager, url, list), await standsAfter(own, url, screen)]
        if (round === 0) continue
        lists.push(taken[0] ?? 0)
        screens.push(taken[1] ?? 0)
      }
    } finally {
      await own.close()
      await manager.close()
    }
    say(`${name}: ${median(screens).toFixed(0)} ms, the list ${median(lists).toFixed(0)} ms`)
    figures.push({
      name: `first screen of the ${name} beside the list`,
      value: median(screens) / median(lists),
      unit: '×',
      limit: { at: 'most', value: 1.2 },
    })
  }
  return figures
}

type Stored = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

async function storedSession(browser: Browser, url: string): Promise<Stored> {
  const context = await browser.newContext()
  await signIn(await context.newPage(), url)
  const stored = await context.storageState()
  await context.close()
  return stored
}

/** Kilobytes of script that a browser without a cache loads, after gzip. */
async function scriptOf(
  browser: Browser,
  url: string,
  visit: (page: Page) => Promise<void>,
  storageState?: Stored,
): Promise<number> {
  const context = await browser.newContext(storageState && { storageState })
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const isOurs = response.url().startsWith(url) && response.request().resourceType() === 'script'
    if (!isOurs) return
    const packed = response.body().then((body) => gzipSync(body, { level: 9 }).length)
    // Some code loads only when the browser is idle. If the visit is over by then, its body cannot
    // be read any more.
    sizes.push(packed.catch(() => 0))
  })
  await visit(page)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return bytes / 1_000
}

/**
 * An expression for the time at which a list's largest content was painted; null if it was not a
 * row.
 */
const PAINTED = `new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1)
    resolve(last.element?.closest('tbody') ? last.startTime : null)
  }).observe({ type: 'largest-contentful-paint', buffered: true }),
)`

/** Milliseconds from the request of a list's page until its rows are painted. */
async function firstList(browser: BareBrowser, url: string): Promise<number> {
  const painted = await browser.visit(`${url}${LIST}`, { slower: SLOWER, expression: PAINTED })
  if (typeof painted !== 'number') throw new Error('the list has no rows')
  return painted
}
