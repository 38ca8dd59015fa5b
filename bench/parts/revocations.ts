import { setTimeout as sleep } from 'node:timers/promises'
import { addReaders, addRule, inCompany, newReader, READER_PASSWORD } from './access-sites.ts'
import {
  type Condominiums,
  makeCondominiums,
  residentId,
  settle,
  tenantId,
} from './condominiums.ts'
import type { BenchDatabase, BenchEnvironment } from './environment.ts'
import { type BenchOptions, type Figure, quantile } from './measure.ts'
import { signInPeople } from './people.ts'
import type { ServerProcess } from './processes.ts'

const READERS = 20
/** Milliseconds that a reader takes for a command. */
const COMMAND_MS = 50
/** People who are sent, and those before them who lose their right meanwhile. */
const SENT = 2_000
const LEAVING = 30

const site: Condominiums = { batch: 3, tenants: 1, residentsEach: SENT + LEAVING }
const tenant = tenantId(site, 0)

/** Milliseconds between somebody's removal from the last reader and the next one. */
const PAUSE_MS = 100
/** Milliseconds that sending and removing may take in all. */
const LONGEST_MS = 240_000

/** Measures how long somebody without a right stays on readers, while others are sent there. */
export async function measureRevocations(
  environment: BenchEnvironment,
  { say }: BenchOptions,
): Promise<Figure[]> {
  say(`making a company of ${site.residentsEach} people with ${READERS} readers`)
  const simulated = await environment.process('bench/parts/slow-readers.ts', {
    READERS: String(READERS),
    COMMAND_MS: String(COMMAND_MS),
    PASSWORD: READER_PASSWORD,
  })
  const database = await environment.database('revocations')
  const { token, pointIds } = await fill(database, simulated)
  const server = await environment.server(database, { seed: 'demo' })
  const call = caller(server, token)
  const counts = () => read<number[]>(simulated, '/users')
  await until(async () => (await counts()).every((count) => count === LEAVING))
  say(`${LEAVING} people are on all readers`)

  const begun = performance.now()
  const rule = {
    name: 'Moradores',
    kinds: ['resident'],
    points: pointIds.map((point_id) => ({ point_id })),
  }
  await call('POST', '/access-rules', rule)
  const leaving = await leavers(database)
  await until(async () => (await counts()).every((count) => count > LEAVING))
  const waited: number[] = []
  let gone = 0
  for (const leaver of leaving) {
    // Everybody is there: nobody is removed while others are sent any more.
    if ((await counts()).every((count) => count === SENT + LEAVING - gone)) break
    waited.push(...(await revoke(simulated, call, leaver, gone)))
    gone += 1
    await sleep(PAUSE_MS)
  }
  await until(async () => (await counts()).every((count) => count === SENT + LEAVING - gone))
  const sending = (performance.now() - begun) / 1_000
  const left = await settled(database)
  say(
    `${gone} people removed from ${READERS} readers: p50 ${quantile(waited, 0.5).toFixed(0)} ms, slowest ${Math.max(...waited).toFixed(0)} ms; ${SENT} people sent to ${READERS} readers in ${sending.toFixed(1)} s, ${left} entries open`,
  )
  return [
    { name: 'until a right is gone from a reader, p50', value: quantile(waited, 0.5), unit: 'ms' },
    {
      name: 'until a right is gone from a reader, p99',
      value: quantile(waited, 0.99),
      unit: 'ms',
      limit: { at: 'most', value: 1_000 },
    },
    {
      name: 'people who lost their right meanwhile',
      value: gone,
      unit: 'answers',
      limit: { at: 'least', value: 20 },
    },
    { name: `${SENT} people sent to ${READERS} readers`, value: sending, unit: 's' },
  ]
}

type Leaver = {
  readonly user: string
  readonly card: string
  readonly occupancy: string
  readonly version: number
}

type Call = (
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
  version?: number,
) => Promise<void>

/** The ways in which a right ends, in turns. */
const ways: readonly ((call: Call, leaver: Leaver) => Promise<void>)[] = [
  (call, { card }) => call('POST', `/cards/${card}/lose`, {}),
  (call, { occupancy, version }) =>
    call('PATCH', `/occupancies/${occupancy}`, { ends_on: '2025-12-31' }, version),
  (call, { card }) => call('POST', `/cards/${card}/block`, { block_reason: 'Multa em aberto' }),
]

/** Ends a right; returns the milliseconds from the answer until it was gone from each reader. */
async function revoke(
  simulated: ServerProcess,
  call: Call,
  leaver: Leaver,
  nth: number,
): Promise<number[]> {
  const gone = read<number[]>(simulated, `/gone?user=${leaver.user}`)
  // The readers are watched from now on.
  await sleep(20)
  await ways[nth % ways.length]?.(call, leaver)
  const answered = Date.now()
  return (await gone).map((at) => Math.max(0, at - answered))
}

async function fill(
  database: BenchDatabase,
  simulated: ServerProcess,
): Promise<{ token: string; pointIds: string[] }> {
  const { client } = database
  await makeCondominiums(database, site)
  await client.query(`SET session_replication_role = replica`)
  await client.query(
    `INSERT INTO cards (tenant_id, id, number, kind, state, resident_id)
     SELECT tenant_id, gen_random_uuid(), (20000000 + row_number() OVER (ORDER BY id))::text, 'card',
       'assigned', id FROM residents WHERE tenant_id = $1`,
    [tenant],
  )
  await client.query(`SET session_replication_role = origin`)
  const [person] = await signInPeople(database, [{ role: 'sindico', tenantId: tenant }])
  const { rows } = await client.query<{ id: string }>('SELECT id FROM users LIMIT 1')
  if (!person || !rows[0]) throw new Error('nobody signed in')
  const found = await read<{ port: number; deviceId: string }[]>(simulated, '/readers')
  const readers = found.map((one) => newReader({ tenantId: tenant, ip: '127.0.0.1', ...one }))
  await addReaders(database, readers, rows[0].id)
  const pointIds = readers.map(({ pointId }) => pointId)
  await addRule(database, {
    tenantId: tenant,
    name: 'Primeiros',
    pointIds,
    residentIds: Array.from({ length: LEAVING }, (_, at) => residentId(site, 0, at + 1)),
  })
  await settle(database)
  return { token: person.token, pointIds }
}

function leavers(database: BenchDatabase): Promise<Leaver[]> {
  return inCompany(database, tenant, async () => {
    const { rows } = await database.client.query<Leaver>(
      `SELECT n.number::text AS user, c.id AS card, o.id AS occupancy, o.version
       FROM access_rule_people p
       JOIN reader_numbers n ON n.tenant_id = p.tenant_id AND n.resident_id = p.resident_id
       JOIN cards c ON c.tenant_id = p.tenant_id AND c.resident_id = p.resident_id
       JOIN occupancies o ON o.tenant_id = p.tenant_id AND o.resident_id = p.resident_id
       WHERE p.tenant_id = $1 ORDER BY p.ordinal`,
      [tenant],
    )
    return rows
  })
}

/** The number of entries that are not as wanted, once none changes any more. */
async function settled({ client }: BenchDatabase): Promise<number> {
  const { rows } = await client.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM reader_entries WHERE tenant_id = $1 AND state <> 'done'`,
    [tenant],
  )
  return rows[0]?.open ?? 0
}

const caller =
  ({ url }: ServerProcess, token: string): Call =>
  async (method, path, body, version) => {
    const request = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      body: JSON.stringify(body),
    }
    const answer = await fetch(`${url}/api/v1${path}`, request)
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }

async function read<T>({ url }: ServerProcess, path: string): Promise<T> {
  const answer = await fetch(`${url}${path}`)
  if (!answer.ok) throw new Error(`the simulated readers answered ${path} with ${answer.status}`)
  return (await answer.json()) as T
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS
  while (!(await isReached())) {
    if (performance.now() > end) throw new Error('the readers do not hold what they should')
    await sleep(200)
  }
}
