import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Condominiums,
  makeCondominiums,
  residentId,
  settle,
  tenantId,
} from './condominiums.ts'
import type { BenchDatabase, BenchEnvironment } from './environment.ts'
import { getRequest, loadOverHttp } from './http-load.ts'
import { quantile } from './measure.ts'
import { type Person, signInPeople } from './people.ts'

/** Recipients of the announcement. */
export const TOLD = 50_000

const large: Condominiums = { batch: 2, tenants: 1, residentsEach: TOLD }
const other: Condominiums = { batch: 3, tenants: 1, residentsEach: 1_000 }

/** Milliseconds for which the other company's lists are read before the announcement. */
const QUIET_MS = 12_000

const LOOK_MS = 100

/**
 * People of the other company who press the button in turns, and milliseconds between two presses.
 */
const PRESSING = 20
const PRESS_MS = 100

/** Milliseconds after which an incomplete announcement counts as failed. */
const PATIENCE_MS = 120_000

/** Makes a login for each of a company's residents, like accounts do. */
async function makeLogins({ client }: BenchDatabase, tenant: string): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query(
    `INSERT INTO users (id, name, email)
     SELECT id, name, id || '@bench.example' FROM residents WHERE tenant_id = $1`,
    [tenant],
  )
  await client.query(
    `INSERT INTO memberships (id, user_id, tenant_id, role, resident_id, starts_on)
     SELECT gen_random_uuid(), id, tenant_id, 'condomino', id, date '2024-01-01'
     FROM residents WHERE tenant_id = $1`,
    [tenant],
  )
  await client.query('SET session_replication_role = origin')
}

/**
 * Makes earlier announcements that have been read, since figures of empty tables would prove
 * nothing.
 */
async function makeHistory({ client }: BenchDatabase, tenant: string): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query(
    `INSERT INTO announcements (tenant_id, id, title, kind, body, audience, state, number, sent_at)
     VALUES ($1, gen_random_uuid(), 'Aviso', 'common', '<p>Sim.</p>', 'all', 'sent', '1/2025',
       now() - interval '30 days')`,
    [tenant],
  )
  await client.query(
    `INSERT INTO announcement_recipients (tenant_id, id, announcement_id, role, resident_id, apartment_id,
       user_id, delivered_at, read_at)
     SELECT a.tenant_id, gen_random_uuid(), a.id, 'condomino', o.resident_id, o.apartment_id,
       o.resident_id, a.sent_at, a.sent_at
     FROM announcements a JOIN occupancies o ON o.tenant_id = a.tenant_id WHERE a.tenant_id = $1`,
    [tenant],
  )
  await client.query(
    `INSERT INTO inbox_items (tenant_id, id, user_id, membership_id, kind, key, register, subject_id,
       words, made_at, read_at)
     SELECT m.tenant_id, gen_random_uuid(), m.user_id, m.id, 'announcement_sent', a.id::text,
       'announcements', a.id, '{"title": "Aviso"}', a.sent_at, a.sent_at
     FROM memberships m JOIN announcements a ON a.tenant_id = m.tenant_id WHERE m.tenant_id = $1`,
    [tenant],
  )
  await client.query('SET session_replication_role = origin')
}

/** The measurements of an announcement to everybody in a large company. */
export type Announcing = {
  /** Seconds from the press until the announcement is in the last inbox. */
  seconds: number
  /** Milliseconds of the request that sends the announcement. */
  request: number
  /** p99 of another company's lists in milliseconds, before and during the announcement. */
  quiet: number
  meanwhile: number
  /**
   * p99 of another company's alarms in milliseconds, from the press to the answer, before and
   * during the announcement.
   */
  alarmsQuiet: number
  alarmsMeanwhile: number
  /** Peak memory of the server, and its memory before the announcement, in MiB. */
  peak: number
  before: number
}

/**
 * Milliseconds of the alarms of a company whose people press one after another, until the signal
 * aborts.
 */
async function alarms(
  url: string,
  people: readonly Person[],
  until: AbortSignal,
): Promise<number[]> {
  const times: number[] = []
  for (let nth = 0; !until.aborted; nth += 1) {
    const begun = performance.now()
    const answer = await fetch(`${url}/api/v1/notifications/panic`, {
      method: 'POST',
      headers: { authorization: `Bearer ${people[nth % people.length]?.token}` },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`an alarm was answered ${answer.status}`)
    times.push(performance.now() - begun)
    await sleep(PRESS_MS)
  }
  return times
}

/**
 * Announces something to a large company once, while another one reads its lists and raises alarms.
 */
export async function announce(environment: BenchEnvironment): Promise<Announcing> {
  const database = await environment.database('announcing')
  for (const place of [large, other]) await makeCondominiums(database, place)
  const tenant = tenantId(large, 0)
  await makeLogins(database, tenant)
  await makeHistory(database, tenant)
  await settle(database)
  const [writer, reader, ...pressing] = await signInPeople(database, [
    { role: 'sindico', tenantId: tenant },
    { role: 'sindico', tenantId: tenantId(other, 0) },
    ...Array.from({ length: PRESSING }, (_, nth) => ({
      role: 'condomino' as const,
      tenantId: tenantId(other, 0),
      residentId: residentId(other, 0, nth + 1),
    })),
  ])
  const server = await environment.server(database)
  const call = async (path: string, body: object): Promise<{ id: string }> => {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${writer?.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { data: { id: string } }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer.data
  }
  const lists = async (milliseconds: number) => {
    const requests = [
      getRequest('/api/v1/residents?sort=name', { authorization: `Bearer ${reader?.token}` }),
    ]
    const { latencies } = await loadOverHttp({
      port: server.port,
      requests,
      connections: 1,
      milliseconds,
    })
    return latencies
  }
  const { id } = await call('/announcements', {
    title: 'Assembleia',
    kind: 'meeting',
    body: '<p>Às 19h30, no salão.</p>',
    audience: 'all',
  })
  // The first lists are a warm-up.
  await lists(3_000)
  const [quietLists, quietAlarms] = await Promise.all([
    lists(QUIET_MS),
    alarms(server.url, pressing, AbortSignal.timeout(QUIET_MS)),
  ])
  const before = (await server.peakMemory()) / 2 ** 20
  const begun = performance.now()
  const latencies: number[] = []
  const told = new AbortController()
  const reading = (async () => {
    while (!told.signal.aborted) latencies.push(...(await lists(1_000)))
  })()
  const pressed = alarms(server.url, pressing, told.signal)
  // A failure of the announcement itself is reported instead.
  pressed.catch(() => undefined)
  await call(`/announcements/${id}/send`, {})
  const request = performance.now() - begun
  let seconds = 0
  while (!told.signal.aborted) {
    const { rows } = await database.client.query<{ told: number }>(
      `SELECT count(*)::int AS told FROM announcement_recipients
       WHERE announcement_id = $1 AND delivered_at IS NOT NULL`,
      [id],
    )
    seconds = (performance.now() - begun) / 1_000
    if ((rows[0]?.told ?? 0) >= TOLD) told.abort()
    if (seconds * 1_000 > PATIENCE_MS) throw new Error(`${rows[0]?.told} of ${TOLD} were told`)
    if (!told.signal.aborted) await sleep(LOOK_MS)
  }
  await reading
  return {
    seconds,
    request,
    quiet: quantile(quietLists, 0.99),
    alarmsQuiet: quantile(quietAlarms, 0.99),
    alarmsMeanwhile: quantile(await pressed, 0.99),
    meanwhile: quantile(latencies, 0.99),
    before,
    peak: (await server.peakMemory()) / 2 ** 20,
  }
}
