import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  addAllRegisters,
  type Condominiums,
  makeCondominiums,
  settle,
  tenantId,
  untilCounted,
} from './parts/condominiums.ts'
import { type BenchDatabase, inBenchEnvironment } from './parts/environment.ts'
import { getRequest, loadOverHttp } from './parts/http-load.ts'
import { type Benchmark, median, quantile } from './parts/measure.ts'
import { type Person, signInPeople } from './parts/people.ts'

const others: Condominiums = { batch: 1, tenants: 320, residentsEach: 1_000 }
const large: Condominiums = { batch: 2, tenants: 1, residentsEach: 50_000 }

const DESKS = 20

/** Entries per second at all desks together, and seconds of a round. */
const ENTRIES_A_SECOND = 50
const ROUND_S = 8

/** Visits that are inside all the time. */
const INSIDE = 5_000

/** Texts typed into the box: parts of names, plates, and a text without results. */
const typed = ['ana', 'joão pei', 'xavier uchoa', 'ABC-1234', 'QRS1B22', 'bruno costa', 'ninguém']

export const gate: Benchmark = {
  about: `the gate desk of a company of 50,000 people among 1,000,000 rows: ${ENTRIES_A_SECOND} entries a second at ${DESKS} desks on the stream, ${INSIDE} inside`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      say('making 1,000,000 rows in 321 companies')
      const database = await environment.database('gate')
      for (const size of [others, large]) {
        await makeCondominiums(database, size)
        await addAllRegisters(database, size)
      }
      const tenant = tenantId(large, 0)
      await addVisits(database, tenant, { state: 'inside', from: 1, to: INSIDE })
      await settle(database)
      const desks = await signInPeople(
        database,
        Array.from({ length: DESKS }, () => ({ role: 'funcionario' as const, tenantId: tenant })),
      )
      const server = await environment.server(database)
      await untilCounted(database)
      const closing = await Promise.all(desks.map(({ token }) => listen(server.url, token)))

      const entries: number[] = []
      const insides: number[] = []
      const boxes: number[] = []
      // The first round is a warm-up.
      for (let round = 0; round <= rounds; round += 1) {
        const from = INSIDE + 1 + round * ENTRIES_A_SECOND * ROUND_S
        const to = from + ENTRIES_A_SECOND * ROUND_S - 1
        const ids = await addVisits(database, tenant, { state: 'authorised', from, to })
        const entered = await enterAll(server.url, desks, ids)
        const inside = await readInside(server.port, desks)
        const found = await typeAll(server.url, desks)
        if (round === 0) continue
        say(
          `round ${round}: entries p99 ${quantile(entered, 0.99).toFixed(0)} ms, who is inside p99 ${quantile(inside, 0.99).toFixed(0)} ms, box p99 ${quantile(found, 0.99).toFixed(0)} ms`,
        )
        entries.push(quantile(entered, 0.99))
        insides.push(quantile(inside, 0.99))
        boxes.push(quantile(found, 0.99))
      }
      for (const close of closing) close()
      const ofMost = (value: number) => ({ at: 'most', value }) as const
      return [
        { name: 'an entry, p99', value: median(entries), unit: 'ms', limit: ofMost(100) },
        { name: 'who is inside, p99', value: median(insides), unit: 'ms', limit: ofMost(50) },
        { name: 'an answer of the box, p99', value: median(boxes), unit: 'ms', limit: ofMost(100) },
      ]
    }),
}

/** Adds visits of the company's known visitors, by number; resolves to their ids. */
async function addVisits(
  { client }: BenchDatabase,
  tenant: string,
  { state, from, to }: { state: 'inside' | 'authorised'; from: number; to: number },
): Promise<string[]> {
  await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [tenant])
  const { rows } = await client.query<{ id: string }>(
    `WITH numbered AS (
       SELECT v.id, v.name, row_number() OVER (ORDER BY v.id) AS nth FROM visitors v
       WHERE v.tenant_id = $1
     ), unit AS (
       SELECT id, row_number() OVER (ORDER BY id) AS nth FROM apartments WHERE tenant_id = $1
     )
     INSERT INTO visits (tenant_id, id, guest_name, visitor_id, kind, apartment_id, state,
       expected_from, answered_at, answered_through, answered_name, checked_in_at)
     SELECT $1, gen_random_uuid(), n.name, n.id, 'social', u.id, $4, now(), now(), 'intercom', 'Ana',
       CASE WHEN $4 = 'inside' THEN now() END
     FROM numbered n JOIN unit u ON u.nth = 1 + n.nth % 1000
     WHERE n.nth BETWEEN $2 AND $3
     RETURNING id`,
    [tenant, from, to, state],
  )
  return rows.map(({ id }) => id)
}

/**
 * Enters each visit at its due time, even if earlier ones are not answered yet, with the desks
 * taking turns; resolves to milliseconds from the due time.
 */
async function enterAll(
  url: string,
  desks: readonly Person[],
  ids: readonly string[],
): Promise<number[]> {
  const begun = performance.now()
  return Promise.all(
    ids.map(async (id, nth) => {
      const due = begun + (nth * 1_000) / ENTRIES_A_SECOND
      await sleep(Math.max(0, due - performance.now()))
      const status = await post(url, '/gate/entries', desks[nth % desks.length], { visit_id: id })
      if (status !== 200) throw new Error(`an entry was answered ${status}`)
      return performance.now() - due
    }),
  )
}

async function readInside(port: number, desks: readonly Person[]): Promise<number[]> {
  const requests = desks.map(({ token }) =>
    getRequest('/api/v1/gate/inside', { authorization: `Bearer ${token}` }),
  )
  const { latencies } = await loadOverHttp({ port, requests, connections: 1, milliseconds: 4_000 })
  return latencies
}

/** Types each text letter by letter, at four desks at once. */
async function typeAll(url: string, desks: readonly Person[]): Promise<number[]> {
  const latencies: number[] = []
  await Promise.all(
    desks.slice(0, 4).map(async (desk, place) => {
      for (const text of [...typed.slice(place), ...typed.slice(0, place)]) {
        for (let length = 2; length <= text.length; length += 1) {
          const begun = performance.now()
          const status = await post(url, '/gate/box', desk, { q: text.slice(0, length) })
          if (status !== 200) throw new Error(`the box was answered ${status}`)
          latencies.push(performance.now() - begun)
        }
      }
    }),
  )
  return latencies
}

async function post(
  url: string,
  path: string,
  desk: Person | undefined,
  body: object,
): Promise<number> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${desk?.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}

/** Opens a desk's stream; resolves with a function that closes it. */
function listen(url: string, token: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
    const request = get(`${url}/api/v1/stream`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a stream: ${response.statusCode}`))
      response.on('data', () => resolve(() => request.destroy()))
      response.on('error', () => undefined)
    })
    request.on('error', reject)
  })
}
