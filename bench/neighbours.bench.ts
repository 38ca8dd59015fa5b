import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Condominiums,
  makeCondominiums,
  residentId,
  settle,
  tenantId,
} from './parts/condominiums.ts'
import { type BenchDatabase, inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, type Figure, inTurns, median, quantile } from './parts/measure.ts'
import { measureOthers, type Side } from './parts/other-company.ts'
import { type Person, signInPeople } from './parts/people.ts'
import { withWorstDay } from './parts/worst-day.ts'

const worst: Condominiums = { batch: 1, tenants: 1, residentsEach: 100_000 }
const other: Condominiums = { batch: 2, tenants: 1, residentsEach: 1_000 }

/** Milliseconds of one measurement, and of the load before it. */
const MEASURED_MS = 25_000
const WARM_MS = 3_000

const VEHICLES = 20_000
/** Visitors inside at the large company, who are in its emergency list and its desks' packs. */
const INSIDE = 5_000

const BUSY_PEOPLE = 10
const PRESSING_PEOPLE = 20

export const neighbours: Benchmark = {
  about:
    'alarms and lists of one company while another searches, exports, uploads, imports and reads rolls of 5,000 visits all it can',
  run: ({ rounds, say }) =>
    inBenchEnvironment((environment) =>
      withWorstDay(async (worstDay) => {
        const { server, filled } = await environment.serverOfItsOwn(makeBothCompanies)
        const { busy, reader, pressing } = filled
        const peaks: number[] = []
        const results = await inTurns(['quiet', 'worst'] as const, rounds, async (side, round) => {
          const load = { port: server.port, milliseconds: WARM_MS + MEASURED_MS, people: busy }
          const ended = side === 'worst' ? worstDay(load, say) : null
          if (ended) await sleep(WARM_MS)
          const measured = await measureOthers(server.port, { reader, pressing }, MEASURED_MS)
          await ended
          if (side === 'worst') peaks.push((await server.peakMemory()) / 2 ** 20)
          say(
            `${side} ${round + 1}: panic p99 ${quantile(measured.panic, 0.99).toFixed(0)} ms of ${measured.panic.length}, list p99 ${quantile(measured.list, 0.99).toFixed(0)} ms of ${measured.list.length}, ${measured.failures.length} failures ${[...new Set(measured.failures)].join(', ')}`,
          )
          return measured
        })
        const alive = await fetch(`${server.url}/readyz`).then(({ ok }) => ok)
        if (!alive) throw new Error('the server is not ready any more')
        return figuresOf(results, peaks)
      }),
    ),
}

type People = { busy: Person[]; reader: Person; pressing: Person[] }

async function makeBothCompanies(database: BenchDatabase): Promise<People> {
  for (const place of [worst, other]) await makeCondominiums(database, place)
  await makeVehicles(database)
  await makeVisits(database)
  await settle(database)
  const busy = await signInPeople(
    database,
    Array.from({ length: BUSY_PEOPLE }, () => ({
      role: 'sindico' as const,
      tenantId: tenantId(worst, 0),
    })),
  )
  const [reader, ...pressing] = await signInPeople(database, [
    { role: 'sindico', tenantId: tenantId(other, 0) },
    ...Array.from({ length: PRESSING_PEOPLE }, (_, nth) => ({
      role: 'condomino' as const,
      tenantId: tenantId(other, 0),
      residentId: residentId(other, 0, nth + 1),
    })),
  ])
  if (!reader) throw new Error('nobody reads')
  return { busy, reader, pressing }
}

/** Makes vehicles of the large company's residents, which its searches scan. */
async function makeVehicles({ client }: BenchDatabase): Promise<void> {
  await client.query(`SET session_replication_role = replica`)
  await client.query(
    `INSERT INTO vehicles (tenant_id, id, plate, brand_tenant_id, brand_id, model, resident_id)
      SELECT r.tenant_id, gen_random_uuid(), 'AAA' || lpad(row_number() OVER ()::text, 5, '0'),
        b.tenant_id, b.id, 'Celta ' || left(r.name, 20), r.id
      FROM residents r, (SELECT tenant_id, id FROM brands LIMIT 1) b
      WHERE r.tenant_id = $1 LIMIT ${VEHICLES}`,
    [tenantId(worst, 0)],
  )
  await client.query(`SET session_replication_role = origin`)
}

/** Makes visits to the first residents, all of which are inside. */
async function makeVisits({ client }: BenchDatabase): Promise<void> {
  await client.query(`SET session_replication_role = replica`)
  await client.query(
    `WITH hosts AS (
        SELECT r.tenant_id, r.id, o.apartment_id, row_number() OVER () AS nth FROM residents r
        JOIN occupancies o ON o.tenant_id = r.tenant_id AND o.resident_id = r.id
        WHERE r.tenant_id = $1 LIMIT ${INSIDE}),
      guests AS (
        INSERT INTO visitors (tenant_id, id, name, provisional)
        SELECT tenant_id, gen_random_uuid(), 'Visita ' || nth, true FROM hosts
        RETURNING tenant_id, id, name)
      INSERT INTO visits (tenant_id, id, visitor_id, guest_name, kind, apartment_id, host_id, state,
        answered_at, answered_through, checked_in_at, checked_in_by_id)
      SELECT h.tenant_id, gen_random_uuid(), g.id, g.name, 'social', h.apartment_id, h.id, 'inside',
        now(), 'desk', now(), (SELECT id FROM users LIMIT 1)
      FROM hosts h JOIN guests g ON g.name = 'Visita ' || h.nth`,
    [tenantId(worst, 0)],
  )
  await client.query(`SET session_replication_role = origin`)
}

function figuresOf(results: Record<'quiet' | 'worst', Side[]>, peaks: number[]): Figure[] {
  const p99 = (side: 'quiet' | 'worst', what: 'panic' | 'list') =>
    median(results[side].map((one) => quantile(one[what], 0.99)))
  const failures = results.worst.flatMap((one) => one.failures)
  return [
    { name: 'panic alone, p99', value: p99('quiet', 'panic'), unit: 'ms' },
    { name: 'panic beside the worst day, p99', value: p99('worst', 'panic'), unit: 'ms' },
    {
      name: 'panic beside the worst day, of its p99 alone',
      value: p99('worst', 'panic') / p99('quiet', 'panic'),
      unit: '×',
      limit: { at: 'most', value: 8 },
    },
    { name: 'list alone, p99', value: p99('quiet', 'list'), unit: 'ms' },
    {
      name: 'list beside the worst day, p99',
      value: p99('worst', 'list'),
      unit: 'ms',
      limit: { at: 'most', value: 1_000 },
    },
    {
      name: 'answers of the other company that failed',
      value: failures.length,
      unit: 'answers',
      limit: { at: 'most', value: 0 },
    },
    {
      name: "the server's memory at its highest",
      value: Math.max(...peaks),
      unit: 'MiB',
      limit: { at: 'most', value: 1_024 },
    },
  ]
}
