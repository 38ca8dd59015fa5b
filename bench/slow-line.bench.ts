import { openBareBrowser } from './parts/bare-browser.ts'
import { SLOWER, signIn } from './parts/browser.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, median } from './parts/measure.ts'
import { type Standing, shows, standsAfter, tells } from './parts/stands-after.ts'

/** Milliseconds to the first byte of each answer. */
const LATENCY_MS = 400

/** The line of the limits, and one on which bytes count as well, for comparison. */
const lines = [
  {
    name: `${LATENCY_MS} ms`,
    line: { latencyMs: LATENCY_MS, bytesPerSecond: -1 },
    isLimited: true,
  },
  {
    name: `${LATENCY_MS} ms and 1.6 Mbit/s`,
    line: { latencyMs: LATENCY_MS, bytesPerSecond: 200_000 },
    isLimited: false,
  },
]

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
  about: `first visits without a cache, on a line of ${LATENCY_MS} ms and a processor ${SLOWER} × slower`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('slow_line')
      const { url } = await environment.server(database, { seed: 'demo' })
      const browser = await openBareBrowser()
      const visits = lines.flatMap((line) =>
        parts.map((part) => ({ ...line, part, taken: new Array<number>() })),
      )
      try {
        await browser.prepare((page) => signIn(page, url))
        // The first round is a warm-up of the server.
        for (let round = 0; round <= rounds; round += 1) {
          for (const { name, line, part, taken } of visits) {
            const after = await standsAfter(browser, url, part, { line, restMs: REST_MS })
            if (round > 0) taken.push(after)
            say(`round ${round}: ${part.name}, ${name}: ${after.toFixed(0)} ms`)
          }
        }
      } finally {
        await browser.close()
      }
      return visits.map(({ name, part, taken, isLimited }) => ({
        name: `${part.name}, ${name}`,
        value: median(taken),
        unit: 'ms',
        ...(isLimited && { limit: { at: 'most', value: part.atMostMs } }),
      }))
    }),
}
