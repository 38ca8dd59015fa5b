import { residents } from '@portaria/contract/modules/people/residents/residents'
import { shownFields } from '../apps/web/src/register-pages/list-fields.ts'
import {
  type Condominiums,
  makeCondominiums,
  residentId,
  settle,
  tenantId,
} from './parts/condominiums.ts'
import { type BenchDatabase, inBenchEnvironment } from './parts/environment.ts'
import { getRequest, loadOverHttp } from './parts/http-load.ts'
import { type Benchmark, type Figure, inTurns, median } from './parts/measure.ts'
import { signInPeople } from './parts/people.ts'

const size: Condominiums = { batch: 1, tenants: 100, residentsEach: 1_000 }

const CONNECTIONS = 50
const ROUND_MS = 5_000
const MIB = 2 ** 20

/** The columns of the peer's table; the API always answers `id`, `version` and `status`. */
const eight = 'id, version, status, name, email, phones, gender, created_at'
const asked = 'fields=name,email,phones,gender,created_at'

/**
 * Fields that the residents' page does not request by default: those outside the columns of the
 * definition.
 */
const unlisted = Object.keys(residents.fields).filter(
  (name) => !(residents.list.columns as readonly string[]).includes(name),
)
const page = `fields=${shownFields(residents, 'sindico', new Set(unlisted))}`

/** Makes the table that somebody would make who needs only these eight columns. */
async function makePlainTable({ client }: BenchDatabase): Promise<void> {
  await client.query(`CREATE TABLE plain_residents AS SELECT tenant_id, ${eight} FROM residents`)
  await client.query('ALTER TABLE plain_residents ADD PRIMARY KEY (tenant_id, id)')
  await client.query('CREATE INDEX ON plain_residents (tenant_id, name, id)')
}

export const residentsList: Benchmark = {
  about: '25 residents with their total, and one, signed in, against bare Fastify and pg',
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      say('making 100,000 residents in 100 tenants')
      const database = await environment.database('list')
      await makeCondominiums(database, size)
      await makePlainTable(database)
      await settle(database)
      const tenants = Array.from({ length: size.tenants }, (_, nth) => tenantId(size, nth))
      const people = await signInPeople(
        database,
        tenants.map((tenant) => ({ role: 'sindico', tenantId: tenant })),
      )
      const product = await environment.server(database)
      const peer = await environment.process('bench/parts/plain-peer.ts', {
        PEER_DATABASE_URL: database.url,
      })
      const one = (tenant: number) =>
        residentId(size, tenant, 1 + ((tenant * 7) % size.residentsEach))
      const ours = (rest: (tenant: number) => string) => ({
        port: product.port,
        requests: people.map(({ token }, nth) =>
          getRequest(`/api/v1/residents${rest(nth)}`, { authorization: `Bearer ${token}` }),
        ),
      })
      const theirs = (rest: (tenant: number) => string) => ({
        port: peer.port,
        requests: tenants.map((tenant, nth) =>
          getRequest(`/residents${rest(nth)}`, { 'x-tenant': tenant }),
        ),
      })
      const sides = {
        'peer, a list': theirs(() => ''),
        'a list, the same eight': ours(() => `?${asked}`),
        'a list, as the page asks': ours(() => `?${page}`),
        'peer, one': theirs((nth) => `/${one(nth)}`),
        'one, whole': ours((nth) => `/${one(nth)}`),
        'one, the same eight': ours((nth) => `/${one(nth)}?${asked}`),
      }
      type Side = keyof typeof sides
      const names = Object.keys(sides) as Side[]
      const load = (side: Side, milliseconds: number) =>
        loadOverHttp({ ...sides[side], connections: CONNECTIONS, milliseconds })
      say('warming all up')
      for (const side of names) await load(side, 2_000)
      const results = await inTurns(names, rounds, async (side, round) => {
        const { perSecond, bodyBytes } = await load(side, ROUND_MS)
        say(
          `round ${round + 1}, ${side}: ${perSecond.toFixed(0)} requests/s of ${bodyBytes.toFixed(0)} bytes`,
        )
        return { perSecond, bodyBytes }
      })
      const rate = (side: Side) => median(results[side].map(({ perSecond }) => perSecond))
      const bytes = (side: Side) => median(results[side].map(({ bodyBytes }) => bodyBytes))
      /**
       * The share of the peer's rate, from rounds measured next to each other, so that the machine
       * is the same for both.
       */
      const share = (name: string, side: Side, of: Side, least: number): Figure => ({
        name: `${name}, share of the peer`,
        value: median(
          results[side].map(
            ({ perSecond }, round) => perSecond / (results[of][round]?.perSecond ?? 0),
          ),
        ),
        unit: '×',
        limit: { at: 'least', value: least },
      })
      return [
        ...names.map((side): Figure => ({ name: side, value: rate(side), unit: 'requests/s' })),
        {
          name: 'size of the same eight against the peer’s answer, difference',
          value: Math.abs(bytes('a list, the same eight') / bytes('peer, a list') - 1),
          unit: '×',
          limit: { at: 'most', value: 0.1 },
        },
        share('the same eight', 'a list, the same eight', 'peer, a list', 0.5),
        share('as the page asks', 'a list, as the page asks', 'peer, a list', 0.3),
        share('one, whole', 'one, whole', 'peer, one', 0.25),
        share('one, the same eight', 'one, the same eight', 'peer, one', 0.3),
        {
          name: 'memory of the server at its peak',
          value: (await product.peakMemory()) / MIB,
          unit: 'MiB',
          limit: { at: 'most', value: 280_000_000 / MIB },
        },
      ]
    }),
}
