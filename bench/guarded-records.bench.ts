import {
  type Condominiums,
  makeCondominiums,
  residentId,
  settle,
  tenantId,
} from './parts/condominiums.ts'
import { benchSecret, inBenchEnvironment } from './parts/environment.ts'
import { makeGuardedTable } from './parts/guarded-table.ts'
import { getRequest, loadOverHttp } from './parts/http-load.ts'
import { type Benchmark, type Figure, inTurns, median } from './parts/measure.ts'
import { peerToken } from './parts/peer-token.ts'
import { signInPeople } from './parts/people.ts'

const size: Condominiums = { batch: 1, tenants: 100, residentsEach: 1_000 }

const CONNECTIONS = 50
const ROUND_MS = 5_000
const MIB = 2 ** 20

/**
 * The peer's columns. The API always returns `id`, `version` and `status`, so this list names only
 * the others.
 */
const eight = 'fields=name,email,phones,gender,created_at'

const WORD = 'silva'

export const guardedRecords: Benchmark = {
  about:
    'residents one by one, listed and searched, whole and in eight columns, against bare Fastify and pg with a token and row-level security',
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      say('making 100,000 residents in 100 tenants')
      const database = await environment.database('guarded')
      await makeCondominiums(database, size)
      const tenants = Array.from({ length: size.tenants }, (_, nth) => tenantId(size, nth))
      const login = await makeGuardedTable(database, tenants)
      await settle(database)
      const people = await signInPeople(
        database,
        tenants.map((tenant) => ({ role: 'sindico', tenantId: tenant })),
      )
      const product = await environment.server(database)
      const peer = await environment.process('bench/parts/guarded-peer.ts', {
        PEER_DATABASE_URL: login,
        PEER_SECRET: benchSecret,
      })
      const ours = people.map(({ token }) => token)
      const theirs = tenants.map((tenant) => peerToken(benchSecret, tenant))
      const one = (nth: number) => `/${residentId(size, nth, 1 + ((nth * 7) % 1_000))}`
      type Rest = (nth: number) => string
      const asked: Record<string, { ours: Rest; theirs: Rest; least: number }> = {
        'a record, eight columns': { ours: (n) => `${one(n)}?${eight}`, theirs: one, least: 0.85 },
        'a record, whole': { ours: one, theirs: (n) => `${one(n)}?whole=1`, least: 0.5 },
        'a list, eight columns': { ours: () => `?${eight}`, theirs: () => '', least: 1 },
        'a list, whole': { ours: () => '', theirs: () => '?whole=1', least: 0.35 },
        'a search, eight columns': {
          ours: () => `?${eight}&q=${WORD}`,
          theirs: () => `?search=${WORD}`,
          least: 0.84,
        },
        'a search, whole': {
          ours: () => `?q=${WORD}`,
          theirs: () => `?whole=1&search=${WORD}`,
          least: 0.6,
        },
      }
      const requests = (path: string, tokens: readonly string[], rest: Rest) =>
        tokens.map((token, nth) =>
          getRequest(`${path}${rest(nth)}`, { authorization: `Bearer ${token}` }),
        )
      const sides = Object.fromEntries(
        Object.entries(asked).flatMap(([name, { ours: mine, theirs: other }]) => [
          [`${name}, peer`, { port: peer.port, requests: requests('/residents', theirs, other) }],
          [name, { port: product.port, requests: requests('/api/v1/residents', ours, mine) }],
        ]),
      )
      const load = (side: string, milliseconds: number) => {
        const { port = 0, requests: all = [] } = sides[side] ?? {}
        return loadOverHttp({ port, requests: all, connections: CONNECTIONS, milliseconds })
      }
      say('warming all up')
      const names = Object.keys(sides)
      for (const side of names) await load(side, 2_000)
      const results = await inTurns(names, rounds, async (side, round) => {
        const { perSecond, bodyBytes } = await load(side, ROUND_MS)
        say(
          `round ${round + 1}, ${side}: ${perSecond.toFixed(0)}/s of ${bodyBytes.toFixed(0)} bytes`,
        )
        return perSecond
      })
      const rates = (side: string) => results[side] ?? []
      const shares = Object.entries(asked).map(([name, { least }]): Figure => {
        const peers = rates(`${name}, peer`)
        const value = median(rates(name).map((rate, round) => rate / (peers[round] ?? 0)))
        return {
          name: `${name}, share of the peer`,
          value,
          unit: '×',
          limit: { at: 'least', value: least },
        }
      })
      return [
        ...names.map(
          (side): Figure => ({ name: side, value: median(rates(side)), unit: 'requests/s' }),
        ),
        ...shares,
        {
          name: 'memory of the server at its peak',
          value: (await product.peakMemory()) / MIB,
          unit: 'MiB',
          limit: { at: 'most', value: 300 },
        },
      ]
    }),
}
