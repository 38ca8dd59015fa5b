import type { Page } from '@playwright/test'
import { SLOWER, signIn } from './parts/browser.ts'
import { type Benchmark, type Figure, median } from './parts/measure.ts'
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

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).first()

/** From one choice of several to the next by key, and back. */
const nextOf = (choice: string): Pick<Interaction, 'act' | 'undo'> => ({
  act: (page) => radio(page, choice).press('ArrowRight'),
  undo: (page) => radio(page, choice).check({ force: true }),
})

const press = (name: string): Pick<Interaction, 'act' | 'undo'> => {
  const act = (page: Page) => page.getByRole('switch', { name }).press('Space')
  return { act, undo: act }
}

const fontSize = (page: Page) => page.getByRole('dialog').getByRole('slider')

const scheme: Interaction = { name: 'changing the scheme', ...nextOf('Névoa') }

/** A change of each kind that the settings panel makes, by its tabs. */
const changes: Readonly<Record<string, readonly Interaction[]>> = {
  Cores: [scheme],
  Disposição: [
    { name: 'changing the layout', ...nextOf('Vertical') },
    { name: 'changing the style of the menu', ...nextOf('Lista') },
    { name: 'moving the menu to the other side', ...nextOf('Esquerda') },
    { name: 'folding the menu', ...press('Recolhido') },
    { name: 'changing the width', ...nextOf('Toda a tela') },
    { name: 'changing what scrolls', ...nextOf('Página inteira') },
  ],
  Leitura: [
    {
      name: 'changing the font size',
      act: (page) => fontSize(page).press('ArrowRight'),
      undo: (page) => fontSize(page).press('ArrowLeft'),
    },
    { name: 'turning the direction', ...nextOf('Para a direita') },
  ],
}

export const interactionAnswers: Benchmark = {
  about: 'from a press to what it paints, on a slow machine',
  run: ({ rounds, say }) =>
    onStage(async (stage) => {
      const database = await stage.database('interactions')
      const browser = await stage.browser()
      const { url } = await stage.server(database, { seed: 'demo' })
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const devtools = await page.context().newCDPSession(page)
      const slower = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
      const figures: Figure[] = []
      const measure = async (interaction: Interaction, place: string) => {
        const took: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          await page.waitForTimeout(REST_MS)
          took.push(await answerOf(page, () => interaction.act(page)))
          await interaction.undo(page)
        }
        const name = `${interaction.name}, ${place}`
        say(`${name}: ${took.join(', ')} ms`)
        const limit = { at: 'most' as const, value: ANSWER_MS }
        figures.push({ name, value: median(took), unit: 'ms', limit })
      }
      const open = async (path: string) => {
        await slower(1)
        await page.goto(`${url}${path}`)
        await page.getByRole('main').getByRole('link').first().waitFor()
        await watchAnswers(page)
        await page.waitForTimeout(REST_MS)
      }
      const openPanel = async (tab: string) => {
        await slower(1)
        await button(page, 'Aparência').click()
        await page.getByRole('tab', { name: tab }).click()
        await slower(SLOWER)
      }

      await signIn(page, url)
      await open('/apps/condominiums/residents/')
      await slower(SLOWER)
      for (const interaction of interactions) await measure(interaction, 'on a list')
      await openPanel('Cores')
      await measure(scheme, 'on a list')

      await open('/apps/dashboards/project')
      for (const [tab, ofTab] of Object.entries(changes)) {
        await openPanel(tab)
        for (const change of ofTab) await measure(change, 'on the landing page')
        await escape(page)
      }
      return figures
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
