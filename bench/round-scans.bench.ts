import type { NewEntry } from '@portaria/contract/modules/rounds/rounds/round-walk'
import { newId } from '@portaria/contract/value-types/uuid'
import { type BenchDatabase, inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, median } from './parts/measure.ts'
import { type Person, signInPeople } from './parts/people.ts'

const PHONES = 50
const SCANS_EACH = 100

/** Seconds within which all scans must be stored. */
const LIMIT_S = 5

export const roundScans: Benchmark = {
  about: `${PHONES} telephones that were without a network send ${SCANS_EACH} scans each at once`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('scans')
      const { url } = await environment.server(database, { seed: 'demo' })
      const people = await makePeople(database)
      const [first] = people
      if (!first) throw new Error('nobody walks')
      const codes = await codesOf(url, first)
      const took: number[] = []
      let wrong = 0
      for (let round = 1; round <= rounds; round += 1) {
        const phones: Phone[] = []
        for (const person of people) phones.push(await begin(url, person, codes))
        const began = performance.now()
        await Promise.all(phones.map((phone) => send(url, phone, phone.scans)))
        took.push((performance.now() - began) / 1_000)
        wrong += await notOnce(database, phones)
        say(`round ${round}: ${took.at(-1)?.toFixed(2)} s`)
      }
      return [
        {
          name: `${PHONES * SCANS_EACH} scans are kept`,
          value: median(took),
          unit: 's',
          limit: { at: 'most', value: LIMIT_S },
        },
        {
          name: 'scans that are not there once',
          value: wrong,
          unit: 'answers',
          limit: { at: 'most', value: 0 },
        },
      ]
    }),
}

async function makePeople(database: BenchDatabase): Promise<Person[]> {
  const { rows } = await database.client.query<{ tenant: string }>(
    'SELECT tenant_id AS tenant FROM patrols LIMIT 1',
  )
  const tenantId = String(rows[0]?.tenant)
  return signInPeople(
    database,
    Array.from({ length: PHONES }, () => ({ role: 'sindico' as const, tenantId })),
  )
}

/** Reads the codes of the company's points from its labels. */
async function codesOf(url: string, person: Person): Promise<string[]> {
  const points = await call<{ id: string }[]>(url, person, 'GET', '/patrol-points?per_page=50')
  const labels = await call<{ code: string }[]>(url, person, 'POST', '/patrol-points/labels', {
    ids: points.map(({ id }) => id),
  })
  return labels.map(({ code }) => code)
}

type Phone = {
  readonly person: Person
  readonly round: string
  readonly scans: readonly NewEntry[]
}

/** Begins a round, and records entries like its phone. */
async function begin(url: string, person: Person, codes: readonly string[]): Promise<Phone> {
  const [patrol] = await call<{ id: string }[]>(url, person, 'GET', '/patrols?per_page=1')
  const { id: round } = await call<{ id: string }>(url, person, 'POST', '/rounds', {
    patrol_id: patrol?.id,
  })
  const [run, life, began] = [newId(), newId(), Date.now()]
  const entryOf = (nth: number): NewEntry => ({
    id: newId(),
    run_id: run,
    kind: nth === 0 ? 'start' : 'scan',
    at: new Date(began + nth * 20_000).toISOString(),
    page_life: life,
    monotonic_ms: nth * 20_000,
    ...(nth > 0 && { code: codes[nth % codes.length], method: 'qr' as const }),
  })
  const phone = { person, round, scans: [] }
  await send(url, phone, [entryOf(0)])
  return { ...phone, scans: Array.from({ length: SCANS_EACH }, (_, nth) => entryOf(nth + 1)) }
}

async function send(url: string, { person, round }: Phone, entries: readonly NewEntry[]) {
  const kept = await call<{ outcome: string }[]>(url, person, 'POST', `/rounds/${round}/entries`, {
    entries,
  })
  if (kept.some(({ outcome }) => outcome !== 'taken')) throw new Error(JSON.stringify(kept))
}

/** Counts scans that are missing in the round of their phone, or stored more than once. */
async function notOnce({ client }: BenchDatabase, phones: readonly Phone[]): Promise<number> {
  const { rows } = await client.query<{ round: string; count: number }>(
    `SELECT round_id AS round, count(DISTINCT id)::int AS count FROM round_entries
     WHERE kind = 'scan' AND round_id = ANY($1) GROUP BY round_id`,
    [phones.map(({ round }) => round)],
  )
  const kept = new Map(rows.map(({ round, count }) => [round, count]))
  return phones.reduce(
    (wrong, { round, scans }) => wrong + Math.abs((kept.get(round) ?? 0) - scans.length),
    0,
  )
}

async function call<T>(
  url: string,
  { token }: Person,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: T }).data
}
