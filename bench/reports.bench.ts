import { tenantId } from './parts/condominiums.ts'
import { type BenchDatabase, inBenchEnvironment } from './parts/environment.ts'
import { getRequest, loadOverHttp } from './parts/http-load.ts'
import { type Benchmark, type Figure, median, quantile } from './parts/measure.ts'
import { signInPeople } from './parts/people.ts'
import { FIRST_DAY, makeYear, size, YEAR } from './parts/report-rows.ts'

const READERS = 4
const ROUND_MS = 10_000

/** Reports of each kind that are recounted. */
const RECOUNTED = 12

const names = ['visitors', 'rounds', 'occurences'] as const

type Name = (typeof names)[number]

type Asked = { tenant: number; from: string; to: string; filters: Record<string, string> }

/** A pseudo-random number below a limit, the same in each run. */
let state = 26
const next = (limit: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}

const dayAfter = (days: number) =>
  new Date(Date.parse(`${FIRST_DAY}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const someFilters: Readonly<Record<Name, readonly Record<string, string>[]>> = {
  visitors: [{}, {}, { kind: 'social' }, { kind: 'delivery', state: 'left' }, { state: 'denied' }],
  rounds: [{}, {}, { state: 'missed' }, { state: 'completed,completed_with_exceptions' }],
  occurences: [{}, {}, { severity: 'critical' }, { state: 'open' }],
}

/** Chooses a report of some months or the whole year, in one of five cases of the large company. */
function someReport(name: Name): Asked {
  const isYear = next(3) === 0
  const begins = isYear ? 0 : next(300)
  const filters = someFilters[name][next(someFilters[name].length)] ?? {}
  return {
    tenant: next(5) === 0 ? 0 : next(size.tenants),
    from: dayAfter(begins),
    to: isYear ? '2025-12-31' : dayAfter(begins + 27 + next(65)),
    filters,
  }
}

const pathOf = (name: Name, { from, to, filters }: Asked, more = '') => {
  const params = new URLSearchParams({ from, to })
  for (const [filter, value] of Object.entries(filters)) params.set(`filter[${filter}]`, value)
  return `/api/v1/reports/${name}${more}?${params}`
}

/**
 * SQL that recounts a report's first figure from the rows themselves, independently of the product.
 */
const recounts: Readonly<Record<Name, { figure: string; sql: string }>> = {
  visitors: {
    figure: 'entered',
    sql: `SELECT count(*)::int AS total FROM visits WHERE tenant_id = $1
      AND (checked_in_at AT TIME ZONE 'America/Sao_Paulo')::date BETWEEN $2 AND $3`,
  },
  rounds: {
    figure: 'planned',
    sql: `SELECT count(*)::int AS total FROM rounds WHERE tenant_id = $1 AND service_date BETWEEN $2 AND $3`,
  },
  occurences: {
    figure: 'happened',
    sql: `SELECT count(*)::int AS total FROM occurrences WHERE tenant_id = $1
      AND (happened_at AT TIME ZONE 'America/Sao_Paulo')::date BETWEEN $2 AND $3`,
  },
}

async function differs(
  { client }: BenchDatabase,
  url: string,
  token: (tenant: number) => string,
  name: Name,
): Promise<number> {
  const { figure, sql } = recounts[name]
  let wrong = 0
  for (let nth = 0; nth < RECOUNTED; nth += 1) {
    const asked = someReport(name)
    const response = await fetch(`${url}${pathOf(name, asked)}`, {
      headers: { authorization: `Bearer ${token(asked.tenant)}` },
    })
    const answer = (await response.json()) as { data: { totals: Record<string, number> } }
    const filters = Object.entries(asked.filters).map(
      ([column], place) => `AND ${column} = ANY(string_to_array($${place + 4}, ','))`,
    )
    const { rows } = await client.query<{ total: number }>(`${sql} ${filters.join(' ')}`, [
      tenantId(size, asked.tenant),
      asked.from,
      asked.to,
      ...Object.values(asked.filters),
    ])
    if (rows[0]?.total !== answer.data.totals[figure]) wrong += 1
  }
  return wrong
}

/**
 * Exports the largest list as CSV. Measures the milliseconds until the first byte, and the MiB of
 * memory added until the last byte.
 */
async function exportAll(url: string, token: string, memory: () => Promise<number>) {
  const before = await memory()
  const begun = performance.now()
  const query = new URLSearchParams({
    format: 'csv',
    'filter[checked_in_at][gte]': FIRST_DAY,
    'filter[checked_in_at][lte]': '2025-12-31',
  })
  const response = await fetch(`${url}/api/v1/visits/export?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const reader = response.body?.getReader()
  await reader?.read()
  const first = performance.now() - begun
  let bytes = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) break
    bytes += chunk.value.length
  }
  return { first, bytes, status: response.status, more: (await memory()) - before }
}

export const reports: Benchmark = {
  about: `reports of a year of ${YEAR.visits} visits, ${YEAR.scans} scans and ${YEAR.occurrences} occurrences among ${size.tenants} companies, of which one has a tenth, by ${READERS} readers without a pause; nothing is kept`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('reports')
      const begun = performance.now()
      await makeYear(database)
      say(`rows made in ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
      const people = await signInPeople(
        database,
        Array.from({ length: size.tenants }, (_tenant, nth) => ({
          role: 'sindico' as const,
          tenantId: tenantId(size, nth),
        })),
      )
      const token = (tenant: number) => people[tenant]?.token ?? ''
      const server = await environment.server(database)
      const measured = new Map<Name, number[]>(names.map((name) => [name, []]))
      for (let round = 0; round <= rounds; round += 1)
        for (const name of names) {
          const requests = Array.from({ length: 400 }, () => {
            const asked = someReport(name)
            return getRequest(pathOf(name, asked), {
              authorization: `Bearer ${token(asked.tenant)}`,
            })
          })
          const { latencies } = await loadOverHttp({
            port: server.port,
            requests,
            connections: READERS,
            milliseconds: ROUND_MS,
          })
          if (round === 0) continue
          say(
            `round ${round}, ${name}: p50 ${median(latencies).toFixed(0)} ms, p99 ${quantile(latencies, 0.99).toFixed(0)} ms, ${latencies.length} answers`,
          )
          measured.get(name)?.push(...latencies)
        }
      let wrong = 0
      for (const name of names) wrong += await differs(database, server.url, token, name)
      const day = await loadOverHttp({
        port: server.port,
        requests: Array.from({ length: size.tenants }, (_tenant, nth) =>
          getRequest('/api/v1/dashboard/day', { authorization: `Bearer ${token(nth)}` }),
        ),
        connections: READERS,
        milliseconds: ROUND_MS,
      })
      const memory = async () => (await server.peakMemory()) / 2 ** 20
      const file = await exportAll(server.url, token(0), memory)
      say(`export: ${file.status}, ${(file.bytes / 2 ** 20).toFixed(1)} MiB`)
      return [
        ...names.flatMap((name): Figure[] => [
          {
            name: `the report on ${name}, p50`,
            value: median(measured.get(name) ?? []),
            unit: 'ms',
            limit: { at: 'most', value: 300 },
          },
          {
            name: `the report on ${name}, p99`,
            value: quantile(measured.get(name) ?? [], 0.99),
            unit: 'ms',
            limit: { at: 'most', value: 1_000 },
          },
        ]),
        {
          name: `reports that differ from a recount, of ${RECOUNTED * names.length}`,
          value: wrong,
          unit: 'answers',
          limit: { at: 'most', value: 0 },
        },
        {
          name: 'the figures of the landing page, p99',
          value: quantile(day.latencies, 0.99),
          unit: 'ms',
          limit: { at: 'most', value: 100 },
        },
        {
          name: 'the first byte of a CSV of the large company',
          value: file.first / 1_000,
          unit: 's',
          limit: { at: 'most', value: 1 },
        },
        { name: 'memory meanwhile, beside before', value: file.more, unit: 'MiB' },
      ] satisfies Figure[]
    }),
}
