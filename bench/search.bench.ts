import {
  addAllRegisters,
  type Condominiums,
  makeCondominiums,
  settle,
  tenantId,
  untilCounted,
} from './parts/condominiums.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { getRequest, loadOverHttp } from './parts/http-load.ts'
import { type Benchmark, inTurns, median, quantile } from './parts/measure.ts'
import { signInPeople } from './parts/people.ts'

const others: Condominiums = { batch: 1, tenants: 320, residentsEach: 1_000 }
const large: Condominiums = { batch: 2, tenants: 1, residentsEach: 50_000 }

/** People of the large company who type at the same time. */
const TYPISTS = 4

const ROUND_MS = 8_000

/** Searches: names, a unit, plates of both patterns, telephones, and a text without results. */
const typed = [
  'ana souza',
  'João Peixoto',
  'conceicao',
  'xavier uchoa',
  'jacaranda 1204',
  '15873',
  'QRS1',
  'ABC-1234',
  '(11) 90001-2345',
  'prata modelo 12',
  'ssunca',
  'nobody here',
]

/** Each search as typed, letter by letter. */
const keystrokes = typed.flatMap((text) =>
  Array.from(text, (_, at) => text.slice(0, at + 1)).filter((part) => !part.endsWith(' ')),
)

export const search: Benchmark = {
  about: 'four people typing in the search of everything, 50,000 residents among 1,000,000 rows',
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      say('making 1,000,000 rows in 321 companies, one of them of 50,000 residents')
      const database = await environment.database('search')
      for (const size of [others, large]) {
        await makeCondominiums(database, size)
        await addAllRegisters(database, size)
      }
      await settle(database)
      const people = await signInPeople(
        database,
        Array.from({ length: TYPISTS }, () => ({
          role: 'sindico' as const,
          tenantId: tenantId(large, 0),
        })),
      )
      const { port } = await environment.server(database)
      await untilCounted(database)
      // Each person types the same texts, starting at a different place.
      const requests = keystrokes.flatMap((_, at) =>
        people.map(({ token }, nth) => {
          const text = keystrokes[(at + nth * 29) % keystrokes.length] ?? ''
          return getRequest(`/api/v1/search?q=${encodeURIComponent(text)}`, {
            authorization: `Bearer ${token}`,
          })
        }),
      )
      const load = (milliseconds: number) =>
        loadOverHttp({ port, requests, connections: TYPISTS, milliseconds })
      say('warming up')
      await load(3_000)
      const { typing } = await inTurns(['typing'], rounds, async (_, round) => {
        const { perSecond, latencies } = await load(ROUND_MS)
        const [middle, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)]
        say(
          `round ${round + 1}: ${perSecond.toFixed(0)} keystrokes/s, median ${middle.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms`,
        )
        return p99
      })
      return [
        {
          name: 'an answer to a keystroke, p99',
          value: median(typing),
          unit: 'ms',
          limit: { at: 'most', value: 100 },
        },
      ]
    }),
}
