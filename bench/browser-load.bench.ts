import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Benchmark, median } from './parts/measure.ts'
import { benchSecret, onStage } from './parts/stage.ts'

const SLOWER = 4
const PASSWORD = 'portaria-demo-2026'
const LIST = '/apps/condominiums/residents/'

const launch = () =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })

export const browserLoad: Benchmark = {
  about: 'all script that a browser loads, packed, and the first list on a slow machine',
  run: ({ rounds, say }) =>
    onStage(async (stage) => {
      const database = await stage.database('browser')
      const folder = await mkdtemp(path.join(tmpdir(), 'portaria-bench-web-'))
      const browser = await launch()
      try {
        const { url } = await stage.process('apps/api/src/main.ts', {
          DATABASE_URL: database.url,
          DATA_DIR: folder,
          SESSION_SECRET: benchSecret,
          SEED: 'demo',
          LOG_LEVEL: 'warn',
        })
        const login = await scriptOf(browser, url, async (page) => {
          await page.goto(`${url}/login`)
          await page.getByLabel('E-mail').waitFor()
          await page.waitForTimeout(3_000)
        })
        const signedIn = await signIn(browser, url)
        const list = await scriptOf(
          browser,
          url,
          async (page) => {
            await page.goto(`${url}${LIST}`)
            await page.locator('tbody tr a').first().waitFor()
          },
          signedIn,
        )
        const ready: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          ready.push(await firstList(browser, url, signedIn))
          say(`round ${round + 1}: the first list after ${ready.at(-1)?.toFixed(0)} ms`)
        }
        return [
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
      } finally {
        await browser.close()
        await rm(folder, { recursive: true, force: true })
      }
    }),
}

type Stored = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

async function signIn(browser: Browser, url: string): Promise<Stored> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel('E-mail').fill('sindico@bosque.example')
  await page.getByLabel(/^Senha/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL('**/apps/dashboards/project')
  const stored = await context.storageState()
  await context.close()
  return stored
}

/** Kilobytes of script that a browser without a cache has fetched, as gzip packs them. */
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
    if (isOurs) sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await visit(page)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return bytes / 1_000
}

/** Milliseconds from asking for the address of a list until its rows stand there. */
async function firstList(browser: Browser, url: string, storageState: Stored): Promise<number> {
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const begun = performance.now()
  await page.goto(`${url}${LIST}`, { waitUntil: 'commit' })
  await page.locator('tbody tr a').first().waitFor()
  const took = performance.now() - begun
  await context.close()
  return took
}
