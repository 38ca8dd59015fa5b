import { openBareBrowser } from './parts/bare-browser.ts'
import { SLOWER, signIn } from './parts/browser.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, median } from './parts/measure.ts'
import { type Standing, shows, standsAfter, tells } from './parts/stands-after.ts'

/** A telephone far from its mast: 400 ms to each answer's first byte, and 1.6 Mbit/s. */
const LINE = { latencyMs: 400, bytesPerSecond: 200_000 }

/** Milliseconds after which a page on such a line is idle. */
const REST_MS = 12_000

type Part = Standing & { readonly name: string; readonly atMostMs: number }

const FIRST = '/apps/dashboards/project'
const SHELL_MS = 3_000
const CONTENT_MS = 8_000

/** What is waited for, each in a visit of its own. */
const parts: readonly Part[] = [
  {
    name: 'frame of the first screen',
    page: FIRST,
    stands: shows('[data-top-bar]'),
    atMostMs: SHELL_MS,
  },
  { name: 'first screen of the síndico', page: FIRST, stands: tells('Hoje'), atMostMs: CONTENT_MS },
  {
    name: 'list of residents',
    page: '/apps/condominiums/residents/',
    stands: shows('main tbody tr a'),
    atMostMs: CONTENT_MS,
  },
  {
    name: 'desk of the gate',
    page: '/apps/condominiums/gate/',
    stands: shows('main:not(:has([aria-busy])) li button'),
    atMostMs: CONTENT_MS,
  },
]

export const slowLine: Benchmark = {
  about: `first visits without a cache, on a line of ${LINE.latencyMs} ms and 1.6 Mbit/s and a processor ${SLOWER} × slower`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('slow_line')
      const { url } = await environment.server(database, { seed: 'demo' })
      const browser = await openBareBrowser()
      const taken = new Map<string, number[]>(parts.map(({ name }) => [name, []]))
      try {
        await browser.prepare((page) => signIn(page, url))
        // The first round is a warm-up of the server.
        for (let round = 0; round <= rounds; round += 1) {
          for (const { name, ...standing } of parts) {
            const after = await standsAfter(browser, url, standing, { line: LINE, restMs: REST_MS })
            if (round === 0) continue
            say(`round ${round}: ${name} ${after.toFixed(0)} ms`)
            taken.get(name)?.push(after)
          }
        }
      } finally {
        await browser.close()
      }
      return parts.map(({ name, atMostMs }) => ({
        name,
        value: median(taken.get(name) ?? []),
        unit: 'ms',
        limit: { at: 'most', value: atMostMs },
      }))
    }),
}
