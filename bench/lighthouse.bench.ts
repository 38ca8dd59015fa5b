import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type BareBrowser, openBareBrowser } from './parts/bare-browser.ts'
import { signIn } from './parts/browser.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, type Figure, median } from './parts/measure.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'

/** The scores, of a hundred, that each kind of device must reach. */
const devices = {
  desktop: { arguments: ['--preset=desktop'], performance: 95 },
  mobile: { arguments: [], performance: 80 },
} as const

type Device = keyof typeof devices

const categories = ['performance', 'accessibility', 'best-practices'] as const

type Scores = Readonly<Record<(typeof categories)[number], number>>

/** `/login` as a guest, the others as a síndico. */
const pages = [
  { name: '/login', path: '/login', isOpen: true },
  { name: 'the landing page', path: '/apps/dashboards/project', isOpen: false },
  { name: 'a list', path: '/apps/condominiums/residents/', isOpen: false },
]

export const lighthouse: Benchmark = {
  about: 'scores of Lighthouse, on a desktop and on a phone',
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('lighthouse')
      const { url } = await environment.server(database, { seed: 'demo' })
      const figures: Figure[] = []
      for (const page of pages) {
        for (const device of ['desktop', 'mobile'] as const) {
          const all: Scores[] = []
          for (let round = 0; round < rounds; round += 1) {
            const browser = await openBareBrowser()
            try {
              if (!page.isOpen) await browser.prepare((tab) => signIn(tab, url))
              all.push(await scoresOf(browser, `${url}${page.path}`, device))
            } finally {
              await browser.close()
            }
            say(`${page.name}, ${device}: ${JSON.stringify(all.at(-1))}`)
          }
          figures.push(...figuresOf(`${page.name}, ${device}`, device, all))
        }
      }
      return figures
    }),
}

/** Tries of a run. Lighthouse sometimes loses its recording, and then asks for another try. */
const TRIES = 3

/** Runs Lighthouse on a page, in a browser that may be signed in. */
async function scoresOf(browser: BareBrowser, address: string, device: Device): Promise<Scores> {
  const report = await reportOf(browser, address, device)
  return Object.fromEntries(
    categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  ) as Scores
}

type Report = { categories: Record<string, { score: number }> }

async function reportOf(
  browser: BareBrowser,
  address: string,
  device: Device,
  tries = TRIES,
): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      `--port=${browser.port}`,
      '--disable-storage-reset',
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      ...devices[device].arguments,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: unknown) => {
    if (tries > 1 && String(error).includes('run Lighthouse again')) return { stdout: null }
    throw error
  })
  return stdout === null
    ? reportOf(browser, address, device, tries - 1)
    : (JSON.parse(stdout) as Report)
}

function figuresOf(name: string, device: Device, all: readonly Scores[]): Figure[] {
  return categories.map((category) => ({
    name: `${name}: ${category}`,
    value: median(all.map((scores) => scores[category])),
    unit: 'of 100',
    limit: {
      at: 'least',
      value: category === 'performance' ? devices[device].performance : 100,
    },
  }))
}
