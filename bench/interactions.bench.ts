import type { Page } from '@playwright/test'
import { launch, SLOWER, signIn } from './parts/browser.ts'
import { type Benchmark, median } from './parts/measure.ts'
import { onStage } from './parts/stage.ts'

/** Interface.md: an interaction answers within 100 ms on a processor four times slower. */
const ANSWER_MS = 100

/** Milliseconds in which what went before has faded out, on a machine so slow. */
const REST_MS = 1_500

type Interaction = {
  name: string
  act: (page: Page) => Promise<void>
  /** Brings the page back to where it was. */
  undo: (page: Page) => Promise<void>
}

const escape = (page: Page) => page.keyboard.press('Escape')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** What people do all day, by pointer and key. */
const interactions: readonly Interaction[] = [
  {
    name: 'typing into the search of a list',
    act: (page) => page.getByRole('searchbox').first().press('a'),
    undo: (page) => page.getByRole('searchbox').first().press('Backspace'),
  },
  {
    name: 'opening a filter',
    act: (page) => page.getByRole('search').getByRole('button', { name: 'Gênero' }).click(),
    undo: escape,
  },
  {
    name: 'selecting a row',
    act: (page) => page.getByRole('checkbox').nth(3).click(),
    undo: (page) => page.getByRole('checkbox').nth(3).click(),
  },
  {
    name: 'opening the choice of columns',
    act: (page) => button(page, 'Colunas').click(),
    undo: escape,
  },
  {
    name: 'opening the menu of the account',
    act: (page) => button(page, 'Abrir o menu da conta').click(),
    undo: escape,
  },
  {
    name: 'opening the search of all pages',
    act: (page) => page.keyboard.press('Control+k'),
    undo: escape,
  },
  {
    name: 'folding the navigation',
    act: (page) => button(page, 'Recolher o menu').click(),
    undo: (page) => button(page, 'Fixar o menu aberto').click(),
  },
  {
    name: 'opening the panic dialog',
    act: (page) => button(page, 'Acionar o pânico').click(),
    undo: escape,
  },
  {
    name: 'opening the settings',
    act: (page) => button(page, 'Aparência').click(),
    undo: escape,
  },
]

/** Changes of the settings, in their open panel. */
const changes: readonly Interaction[] = [
  {
    name: 'changing the scheme',
    act: (page) => page.getByRole('radio', { name: 'Névoa' }).press('ArrowRight'),
    undo: (page) => page.getByRole('radio', { name: 'Névoa' }).check({ force: true }),
  },
]

export const interactionAnswers: Benchmark = {
  about: 'from a press to what it paints, on a list, on a slow machine',
  run: ({ rounds, say }) =>
    onStage(async (stage) => {
      const database = await stage.database('interactions')
      const browser = await launch()
      try {
        const { url } = await stage.server(database, { seed: 'demo' })
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
        await signIn(page, url)
        await page.goto(`${url}/apps/condominiums/residents/`)
        await page.locator('tbody tr a').first().waitFor()
        await watchAnswers(page)
        const devtools = await page.context().newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        const answers = new Map<string, number[]>()
        const measure = async ({ name, act, undo }: Interaction) => {
          const took = await answerOf(page, () => act(page))
          answers.set(name, [...(answers.get(name) ?? []), took])
          await undo(page)
          await page.waitForTimeout(REST_MS)
        }
        for (let round = 0; round < rounds; round += 1) {
          for (const interaction of interactions) await measure(interaction)
          await button(page, 'Aparência').click()
          await page.waitForTimeout(REST_MS)
          for (const change of changes) await measure(change)
          await escape(page)
          const said = [...answers].map(([name, all]) => `${name} ${all.at(-1)}`).join(', ')
          say(`round ${round + 1}: ${said}`)
        }
        return [...answers].map(([name, all]) => ({
          name,
          value: median(all),
          unit: 'ms' as const,
          limit: { at: 'most' as const, value: ANSWER_MS },
        }))
      } finally {
        await browser.close()
      }
    }),
}

/**
 * Has the page keep how long each of its answers took: from the press to the next paint. What the
 * pointer merely passed on its way is no interaction, and has no id of one.
 */
function watchAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept: number[] = []
    Object.assign(globalThis, { answers: kept })
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[]
      kept.push(...entries.filter((one) => one.interactionId > 0).map(({ duration }) => duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Milliseconds of the slowest event of one interaction; the browser tells them in steps of eight. */
async function answerOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    ;(globalThis as unknown as { answers: number[] }).answers.length = 0
  })
  await act()
  await page.waitForTimeout(800)
  const all = await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers)
  return Math.max(8, ...all)
}
