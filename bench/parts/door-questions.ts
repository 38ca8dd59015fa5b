import { type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@portaria/contract/value-types/uuid'
import { readerLinks } from '../../apps/api/src/modules/access/readers/inbound/reader-links.ts'
import type { SiteReader } from './access-sites.ts'
import { type BenchDatabase, benchSecret } from './environment.ts'

/** A person with a card who may stand at a reader, and whether the benchmark expects them to pass. */
export type Visit = {
  readonly readerId: string
  readonly user: string
  readonly card: string
  readonly isGranted: boolean
}

/**
 * Works out, in SQL of its own, who passes at which reader: a card that is assigned, a unit held
 * today, and a rule at the point for that relation, within its hours.
 */
export async function expectedVisits(
  { client }: BenchDatabase,
  readers: readonly SiteReader[],
): Promise<Visit[]> {
  const { rows } = await client.query<Visit>(
    `WITH local AS (
       SELECT id AS tenant_id, (now() AT TIME ZONE time_zone)::date AS day,
         to_char(now() AT TIME ZONE time_zone, 'HH24:MI') AS minute
       FROM tenants)
     SELECT p.equipment_id AS "readerId", n.number::text AS user, c.number AS card,
       c.state = 'assigned' AND EXISTS (
         SELECT 1 FROM occupancies o
         JOIN access_rules k ON k.tenant_id = o.tenant_id AND k.kinds = '{resident}'
         JOIN access_rule_points at ON at.access_rule_id = k.id AND at.point_id = p.id
         LEFT JOIN access_schedule_hours h ON h.access_schedule_id = k.schedule_id
         WHERE o.resident_id = c.resident_id AND o.starts_on <= local.day
           AND (o.ends_on IS NULL OR o.ends_on >= local.day)
           AND (k.relations = '{}' OR o.relation = ANY(k.relations))
           AND CASE WHEN h.id IS NULL THEN true
             WHEN h.from_time < h.to_time THEN local.minute >= h.from_time AND local.minute < h.to_time
             ELSE local.minute >= h.from_time OR local.minute < h.to_time END
       ) AS "isGranted"
     FROM access_points p
     JOIN cards c ON c.tenant_id = p.tenant_id
     JOIN reader_numbers n ON n.tenant_id = c.tenant_id AND n.resident_id = c.resident_id
     JOIN local ON local.tenant_id = p.tenant_id
     WHERE p.equipment_id = ANY($1::uuid[]) ORDER BY p.equipment_id, c.number`,
    [readers.map(({ id }) => id)],
  )
  return rows
}

/** A call by which a reader asks, in the wire form of `new_user_identified`. */
export type Question = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const links = readerLinks(benchSecret)

/** Makes the question of a reader about somebody with a card, with a number of its own. */
export function questionOf(
  { tenantId, id, deviceId, ip }: SiteReader,
  { user, card }: Pick<Visit, 'user' | 'card'>,
): Question {
  const uuid = newId()
  const body = new URLSearchParams({
    event: '4',
    user_id: user,
    user_name: 'Nome que ninguém lê',
    user_has_image: '0',
    device_id: deviceId,
    identifier_id: '1651076864',
    identification_rule_id: '0',
    portal_id: '1',
    // A reader writes the wall clock of its zone as if it were UTC.
    time: String(Math.floor(Date.now() / 1_000) - 3 * 3_600),
    uuid,
    confidence: '0',
    face_mask: '0',
    duress: '0',
    card_value: card,
    qrcode_value: '',
    uhf_tag: '',
    pin_value: '',
    log_type_id: '-1',
  }).toString()
  const path = `/${links.pathOf({ tenantId, id, generation: 1 })}`
  return {
    path: `${path}/new_user_identified.fcgi?device_id=${deviceId}&uuid=${uuid}`,
    // The proxy on this machine, which the server trusts, tells the address of the reader.
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': ip },
    body,
  }
}

/** The answers to an open loop of questions. */
export type Answers = {
  /** Milliseconds from the moment at which each question was due. */
  readonly latencies: number[]
  readonly perSecond: number
  wronglyGranted: number
  wronglyRefused: number
  refused: number
  /** Answers that say neither, by status. */
  readonly others: Record<string, number>
}

const GRANTED = 7
const DENIED = 6

/** Asks each question when it is due, even if earlier ones are not answered yet. */
export async function askAtRate(
  port: number,
  perSecond: number,
  asked: readonly { readonly reader: SiteReader; readonly visit: Visit }[],
): Promise<Answers> {
  const answers = { latencies: [], wronglyGranted: 0, wronglyRefused: 0, refused: 0, others: {} }
  const kept: Omit<Answers, 'perSecond'> = answers
  const begun = performance.now()
  const under = asked.map(async ({ reader, visit }, nth) => {
    const due = begun + (nth * 1_000) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    const { status, text } = await ask(port, questionOf(reader, visit))
    kept.latencies.push(performance.now() - due)
    const event = eventOf(text)
    if (event === GRANTED && !visit.isGranted) kept.wronglyGranted += 1
    if (event === DENIED) kept.refused += 1
    if (event === DENIED && visit.isGranted) kept.wronglyRefused += 1
    if (event !== GRANTED && event !== DENIED) kept.others[status] = (kept.others[status] ?? 0) + 1
  })
  await Promise.all(under)
  return { ...kept, perSecond: (asked.length * 1_000) / (performance.now() - begun) }
}

function eventOf(text: string): number | null {
  try {
    return (JSON.parse(text) as { result?: { event?: number } }).result?.event ?? null
  } catch {
    return null
  }
}

/** Puts a question on a connection of its own, as readers do. */
function ask(
  port: number,
  { path, headers, body }: Question,
): Promise<{ status: string; text: string }> {
  return new Promise((resolve) => {
    const length = String(Buffer.byteLength(body))
    const sent: ClientRequest = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': length },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: String(response.statusCode), text }))
      },
    )
    sent.on('error', (error) =>
      resolve({ status: 'code' in error ? String(error.code) : 'error', text: '' }),
    )
    sent.end(body)
  })
}
