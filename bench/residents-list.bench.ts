import { type Condominiums, makeCondominiums, settle, tenantId } from './parts/condominiums.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { getRequest, loadOverHttp } from './parts/http-load.ts'
import { residentListStatements } from './parts/list-statements.ts'
import { type Benchmark, inTurns, median } from './parts/measure.ts'
import { signInPeople } from './parts/people.ts'

const size: Condominiums = { batch: 1, tenants: 100, residentsEach: 1_000 }

const CONNECTIONS = 50
const ROUND_MS = 5_000

export const residentsList: Benchmark = {
  about: '25 residents with their total, signed in, against bare Fastify and pg',
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      say('making 100,000 residents in 100 tenants')
      const database = await environment.database('list')
      await makeCondominiums(database, size)
      await settle(database)
      const tenants = Array.from({ length: size.tenants }, (_, nth) => tenantId(size, nth))
      const people = await signInPeople(
        database,
        tenants.map((tenant) => ({ role: 'sindico', tenantId: tenant })),
      )
      const product = await environment.server(database)
      const bare = await environment.process('bench/parts/bare-list.ts', {
        BARE_DATABASE_URL: database.url,
        BARE_STATEMENTS: JSON.stringify(await residentListStatements()),
      })
      const sides = {
        product: {
          port: product.port,
          requests: people.map(({ token }) =>
            getRequest('/api/v1/residents', { authorization: `Bearer ${token}` }),
          ),
        },
        bare: {
          port: bare.port,
          requests: tenants.map((tenant) => getRequest('/residents', { 'x-tenant': tenant })),
        },
      }
      const load = (side: keyof typeof sides, milliseconds: number) =>
        loadOverHttp({ ...sides[side], connections: CONNECTIONS, milliseconds })
      say('warming both up')
      await load('product', 2_000)
      await load('bare', 2_000)
      const results = await inTurns(['product', 'bare'], rounds, async (side, round) => {
        const result = await load(side, ROUND_MS)
        say(
          `round ${round + 1}, ${side}: ${result.perSecond.toFixed(0)} requests/s of ${result.bodyBytes.toFixed(0)} bytes`,
        )
        return result.perSecond
      })
      const [ours, theirs] = [median(results.product), median(results.bare)]
      return [
        { name: 'the product', value: ours, unit: 'requests/s' },
        { name: 'bare Fastify and pg', value: theirs, unit: 'requests/s' },
        {
          name: 'share of it',
          value: ours / theirs,
          unit: '×',
          limit: { at: 'least', value: 0.6 },
        },
      ]
    }),
}
