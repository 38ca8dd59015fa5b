import type { Page } from '@playwright/test'
import { forgetAnswers, slowestAnswer, watchAnswers } from './parts/answers.ts'
import { type BareBrowser, openBareBrowser } from './parts/bare-browser.ts'
import { SLOWER, signIn } from './parts/browser.ts'
import { type BenchEnvironment, inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, type Figure, median } from './parts/measure.ts'
import { type Standing, shows, standsAfter } from './parts/stands-after.ts'

const list: Standing = {
  page: '/apps/condominiums/residents/',
  stands: shows('main tbody tr a'),
}

/** The first screen of each app, and the content that shows when it is complete. */
const apps: Readonly<Record<string, Standing>> = {
  academy: { page: '/apps/academy/courses', stands: shows('main h3 a, main li a') },
  calendar: {
    page: '/apps/calendar',
    stands: shows('main [class*=fc-classic][role=button]'),
  },
  chat: { page: '/apps/chat', stands: shows('main li button') },
  contacts: { page: '/apps/contacts/all', stands: shows('main li input[type=checkbox]') },
  products: { page: '/apps/e-commerce/products', stands: shows('main li a') },
  orders: { page: '/apps/e-commerce/orders', stands: shows('main li a') },
  files: { page: '/apps/file-manager', stands: shows('main tbody a') },
  mail: { page: '/apps/mail/inbox', stands: shows('main li a[href^="/apps/mail/inbox/"]') },
  notes: { page: '/apps/notes', stands: shows('main button[aria-label^="Abrir: "]') },
  boards: { page: '/apps/scrumboard/boards', stands: shows('main li a') },
  'a board': { page: '/apps/scrumboard/boards/1/x', stands: shows('main h3') },
  'to-do': { page: '/apps/todo/all', stands: shows('main li input[type=checkbox]') },
  'sales dashboard': {
    page: '/apps/dashboards/analytics?tab=sample',
    stands: shows('main canvas[height]'),
  },
  'project dashboard': {
    page: '/apps/dashboards/project?tab=sample',
    stands: shows('main canvas[height]'),
  },
}

/** Number of cards on the board on which one is moved. */
const CARDS = 200

/** Milliseconds after which effects of the step before have ended. */
const REST_MS = 800

export const demoApps: Benchmark = {
  about: `the first screen of each demo app beside the list of residents, cold, ${SLOWER} × slower; a card moved on a board of ${CARDS}`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('demo_apps')
      const { url } = await environment.server(database, { seed: 'demo' })
      const browser = await openBareBrowser()
      try {
        await browser.prepare((page) => signIn(page, url))
        const screens = await firstScreens(browser, url, { rounds, say })
        return [...screens, await movedCard(environment, url, { rounds, say })]
      } finally {
        await browser.close()
      }
    }),
}

type Run = Pick<Parameters<Benchmark['run']>[0], 'rounds' | 'say'>

/** Opens each app and the list in turns, so that the machine is the same for both. */
async function firstScreens(
  browser: BareBrowser,
  url: string,
  { rounds, say }: Run,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, app] of Object.entries(apps)) {
    const [lists, screens]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      lists.push(await standsAfter(browser, url, list))
      screens.push(await standsAfter(browser, url, app))
    }
    const [ofList, ofApp] = [median(lists), median(screens)]
    say(`${name}: ${ofApp.toFixed(0)} ms, list ${ofList.toFixed(0)} ms`)
    figures.push({
      name: `${name} beside the list`,
      value: ofApp / ofList,
      unit: '×',
      limit: { at: 'most', value: 1.4 },
    })
  }
  return figures
}

/** Milliseconds from each key that picks up, moves or drops a card until its effect is painted. */
async function movedCard(
  environment: BenchEnvironment,
  url: string,
  { rounds, say }: Run,
): Promise<Figure> {
  const browser = await environment.browser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, url)
  await page.goto(`${url}/apps/scrumboard/boards/1/x`)
  await addCards(page)
  await watchAnswers(page)
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page
      .getByRole('button', { name: /^Mover cartão / })
      .nth(10)
      .focus()
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) {
      await forgetAnswers(page)
      await page.keyboard.press(key)
      await page.waitForTimeout(REST_MS)
      took.push(await slowestAnswer(page))
    }
  }
  say(`a key that moves a card: ${took.join(', ')} ms`)
  return {
    name: `a card moved on a board of ${CARDS}, slowest key`,
    value: Math.max(...took),
    unit: 'ms',
    limit: { at: 'most', value: 100 },
  }
}

/** Adds cards to the first list until the board has the required number. */
async function addCards(page: Page): Promise<void> {
  const cards = page.getByRole('button', { name: /^Mover cartão / })
  await cards.first().waitFor()
  await page.getByRole('button', { name: 'Novo cartão' }).first().click()
  for (let made = await cards.count(); made < CARDS; made += 1) {
    await page.getByLabel('Nome do cartão').fill(`Cartão ${made}`)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Mover cartão Cartão ${made}`, exact: true }).waitFor()
  }
  await page.keyboard.press('Escape')
}
