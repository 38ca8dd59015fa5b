import type { Locator, Page } from '@playwright/test'
import { forgetAnswers, slowestAnswer, watchAnswers } from './parts/answers.ts'
import { SLOWER, signIn } from './parts/browser.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, type Figure, median } from './parts/measure.ts'

/** Limit in milliseconds for the answer to an interaction, on a processor four times slower. */
const ANSWER_MS = 100

/** Limit in milliseconds for a change of every element of a page (decision 0020). */
const LOOK_MS = 160

/** Milliseconds after which transitions of the former interaction have ended. */
const REST_MS = 1_500

type Interaction = {
  name: string
  /** The control to press; by default the page as a whole. */
  on?: (page: Page) => Locator
  /** The key; by default the pointer, which is already on the control. */
  key?: string
  /** Limit in milliseconds, if it is not `ANSWER_MS`. */
  most?: number
  /** Restores the page. */
  undo: (page: Page) => Promise<void>
}

const escape = (page: Page) => page.keyboard.press('Escape')
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const box = (page: Page) => page.getByRole('checkbox').nth(3)

/** The everyday interactions, by pointer and key. */
const interactions: readonly Interaction[] = [
  {
    name: 'typing into the search of a list',
    on: (page) => page.getByRole('searchbox').first(),
    key: 'a',
    undo: (page) => page.getByRole('searchbox').first().press('Backspace'),
  },
  {
    name: 'opening a filter',
    on: (page) => page.getByRole('search').getByRole('button', { name: 'Gênero' }),
    undo: escape,
  },
  { name: 'selecting a row', on: box, undo: (page) => box(page).click() },
  { name: 'opening the choice of columns', on: button('Colunas'), undo: escape },
  { name: 'opening the menu of the account', on: button('Abrir o menu da conta'), undo: escape },
  { name: 'opening the search of all pages', key: 'Control+k', undo: escape },
  {
    name: 'folding the navigation',
    on: button('Recolher o menu'),
    undo: (page) => button('Fixar o menu aberto')(page).click(),
  },
  { name: 'opening the panic dialog', on: button('Acionar o pânico'), undo: escape },
  { name: 'opening the settings', on: button('Aparência'), undo: escape },
]

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).first()

/** Moves from one choice to the next by key, and back. */
const nextOf = (choice: string): Omit<Interaction, 'name'> => ({
  on: (page) => radio(page, choice),
  key: 'ArrowRight',
  undo: (page) => radio(page, choice).check({ force: true }),
})

const toggle = (page: Page) => page.getByRole('switch', { name: 'Recolhido' })
const fontSize = (page: Page) => page.getByRole('dialog').getByRole('slider')

const scheme: Interaction = { name: 'changing the scheme', most: LOOK_MS, ...nextOf('Névoa') }

/** The kinds of changes in the settings panel, by tab. */
const changes: Readonly<Record<string, readonly Interaction[]>> = {
  Cores: [scheme],
  Disposição: [
    { name: 'changing the layout', most: LOOK_MS, ...nextOf('Vertical') },
    { name: 'changing the style of the menu', ...nextOf('Lista') },
    { name: 'moving the menu to the other side', ...nextOf('Esquerda') },
    {
      name: 'folding the menu',
      on: toggle,
      key: 'Space',
      undo: (page) => toggle(page).press('Space'),
    },
    { name: 'changing the width', ...nextOf('Toda a tela') },
    { name: 'changing what scrolls', ...nextOf('Página inteira') },
  ],
  Leitura: [
    {
      name: 'changing the font size',
      most: LOOK_MS,
      on: fontSize,
      key: 'ArrowRight',
      undo: (page) => fontSize(page).press('ArrowLeft'),
    },
    { name: 'turning the direction', most: LOOK_MS, ...nextOf('Para a direita') },
  ],
}

export const interactionAnswers: Benchmark = {
  about: 'from a press to what it paints, on a slow machine',
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('interactions')
      const browser = await environment.browser()
      const { url } = await environment.server(database, { seed: 'demo' })
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const devtools = await page.context().newCDPSession(page)
      const slower = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
      const figures: Figure[] = []
      const measure = async (interaction: Interaction, place: string) => {
        const took: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          took.push(await answerTo(page, interaction))
          await interaction.undo(page)
        }
        const name = `${interaction.name}, ${place}`
        say(`${name}: ${took.join(', ')} ms`)
        const limit = { at: 'most' as const, value: interaction.most ?? ANSWER_MS }
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
        await button('Aparência')(page).click()
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
 * Milliseconds of the slowest event of one press, in the browser's steps of eight. The control is
 * looked up before the pause, since that reads the names of the whole page.
 */
async function answerTo(page: Page, { on, key }: Interaction): Promise<number> {
  const control = on?.(page)
  if (key === undefined) await control?.hover()
  else await control?.focus()
  await forgetAnswers(page)
  await page.waitForTimeout(REST_MS)
  if (key === undefined) {
    await page.mouse.down()
    await page.mouse.up()
  } else {
    await page.keyboard.press(key)
  }
  await page.waitForTimeout(800)
  return slowestAnswer(page)
}
