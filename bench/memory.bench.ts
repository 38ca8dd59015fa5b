import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { inBenchEnvironment } from './parts/environment.ts'
import type { Benchmark } from './parts/measure.ts'
import { mixedCalls } from './parts/mixed-calls.ts'
import { root } from './parts/processes.ts'

/**
 * Milliseconds of a round. Five rounds make ten minutes; an earlier one fills pools, caches and
 * plans.
 */
const ROUND_MS = 120_000

const MIB = 2 ** 20

const PICTURE = path.join(root, 'apps/web/public/icon-512.png')

export const memory: Benchmark = {
  about:
    'what the server holds once all that is free was freed, after rounds of two minutes of every kind of call at once',
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('memory')
      const server = await environment.server(database, { seed: 'demo', reportsMemory: true })
      const picture = new Blob([await readFile(PICTURE)], { type: 'image/png' })
      const held: NodeJS.MemoryUsage[] = []
      for (let round = 0; round <= rounds; round += 1) {
        const statuses = await mixedCalls(server.url, DEMONSTRATION_PASSWORD, ROUND_MS, picture)
        const usage = await server.freedMemory()
        held.push(usage)
        say(
          `round ${round}: heap ${(usage.heapUsed / MIB).toFixed(1)} MiB, ${(usage.rss / MIB).toFixed(0)} MiB in all, answers ${JSON.stringify(statuses)}`,
        )
      }
      const heap = (nth: number) => (held.at(nth)?.heapUsed ?? 0) / MIB
      return [
        { name: 'the heap after the first round', value: heap(0), unit: 'MiB' },
        {
          name: 'the heap after the last round, beside the first',
          value: heap(-1) / heap(0),
          unit: '×',
          limit: { at: 'most', value: 1.1 },
        },
      ]
    }),
}
