import {
  type Condominiums,
  makeCondominiums,
  settle,
  tenantId,
  untilCounted,
} from './parts/condominiums.ts'
import { type BenchDatabase, inBenchEnvironment } from './parts/environment.ts'
import { getRequest, loadOverHttp } from './parts/http-load.ts'
import { type Benchmark, inTurns, median, quantile } from './parts/measure.ts'
import { type NewPerson, signInPeople } from './parts/people.ts'

const hundred: Condominiums = { batch: 1, tenants: 100, residentsEach: 1_000 }
const thousand: Condominiums = { batch: 1, tenants: 1_000, residentsEach: 1_000 }
const large: Condominiums = { batch: 2, tenants: 1, residentsEach: 50_000 }

const PEOPLE = 100
const CONNECTIONS = 50
const ROUND_MS = 5_000

/** People of one large tenant who search at the same time. */
const SEARCHERS = 4

/** Searches: parts of names, whole names, with and without accents, and a name without results. */
const searches = [
  'ana souza',
  'jose',
  'zanetti',
  'João Peixoto',
  'conceicao',
  'xavier uchoa',
  'bo',
  'nobody',
]

export const manyResidents: Benchmark = {
  about: 'the list and the search with 1,000 tenants of 1,000 residents and one of 50,000',
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      say('making 100,000 residents in 100 tenants')
      const few = await environment.database('few')
      await makeCondominiums(few, hundred)
      await settle(few)
      say('making 1,050,000 residents in 1,001 tenants')
      const many = await environment.database('many')
      await makeCondominiums(many, thousand)
      await makeCondominiums(many, large)
      await settle(many)
      const [fewServer, manyServer] = [
        await environment.server(few),
        await environment.server(many),
      ]
      await untilCounted(few)
      await untilCounted(many)

      const list = (tokens: readonly string[], query = '') =>
        tokens.map((token) =>
          getRequest(`/api/v1/residents${query}`, { authorization: `Bearer ${token}` }),
        )
      const [fewTokens, manyTokens, largeTokens] = [
        await signIn(few, (nth) => tenantId(hundred, nth % hundred.tenants)),
        await signIn(many, (nth) => tenantId(thousand, (nth * 10) % thousand.tenants)),
        await signIn(many, () => tenantId(large, 0)),
      ]
      const sides = {
        few: { port: fewServer.port, requests: list(fewTokens) },
        many: { port: manyServer.port, requests: list(manyTokens) },
        large: { port: manyServer.port, requests: list(largeTokens) },
        search: {
          port: manyServer.port,
          requests: searches.flatMap((typed) =>
            list(largeTokens.slice(0, SEARCHERS), `?q=${encodeURIComponent(typed)}`),
          ),
        },
      }
      type Side = keyof typeof sides
      const names: readonly Side[] = ['few', 'many', 'large', 'search']
      const load = (side: Side, milliseconds: number) =>
        loadOverHttp({
          ...sides[side],
          connections: side === 'search' ? SEARCHERS : CONNECTIONS,
          milliseconds,
        })
      say('warming all up')
      for (const side of names) await load(side, 2_000)
      const results = await inTurns(names, rounds, async (side, round) => {
        const { perSecond, latencies } = await load(side, ROUND_MS)
        const p99 = quantile(latencies, 0.99)
        say(
          `round ${round + 1}, ${side}: ${perSecond.toFixed(0)} requests/s, p99 ${p99.toFixed(0)} ms`,
        )
        return { perSecond, p99 }
      })
      const rate = (side: Side) => median(results[side].map(({ perSecond }) => perSecond))
      return [
        { name: '100 tenants of 1,000', value: rate('few'), unit: 'requests/s' },
        {
          name: '1,000 tenants of 1,000, time against it',
          value: rate('few') / rate('many'),
          unit: '×',
          limit: { at: 'most', value: 1.3 },
        },
        {
          name: 'a tenant of 50,000, time against it',
          value: rate('few') / rate('large'),
          unit: '×',
          limit: { at: 'most', value: 1.3 },
        },
        {
          name: `search by name among 50,000, ${SEARCHERS} at a time, p99`,
          value: median(results.search.map(({ p99 }) => p99)),
          unit: 'ms',
          limit: { at: 'most', value: 100 },
        },
      ]
    }),
}

async function signIn(
  database: BenchDatabase,
  tenantOf: (nth: number) => string,
): Promise<string[]> {
  const people = Array.from({ length: PEOPLE }, (_, nth): NewPerson => {
    return { role: 'sindico', tenantId: tenantOf(nth) }
  })
  return (await signInPeople(database, people)).map(({ token }) => token)
}
