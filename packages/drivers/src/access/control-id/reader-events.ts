import { createHash } from 'node:crypto'
import type { PulledEvents } from '../access-driver.ts'
import { type Found, found, unknown } from '../access-outcome.ts'
import type { EventCursor, ReaderEvent } from '../reader-event.ts'
import type { Asking } from './object-store.ts'
import type { Reader } from './reader.ts'
import { kindOf, meansOf } from './reader-codes.ts'
import {
  codeOf,
  idOf,
  isWhole,
  type JsonObject,
  nameOf,
  textOf,
  wholeNumber,
  wholeOf,
} from './reader-json.ts'
import { timeOf } from './reader-time.ts'

const asking: Asking = { lane: 'reading' }
/** Events of one page. */
const PAGE = 250

/**
 * The fields of an event that are read. Its PIN is none of them: the person is known without, and what
 * others typed is not collected from the past.
 */
const FIELDS = [
  'id',
  'time',
  'event',
  'device_id',
  'identifier_id',
  'user_id',
  'portal_id',
  'card_value',
  'qrcode_value',
  'uhf_tag',
  'confidence',
] as const

/**
 * Reads the events from the last known one on, which is read again: if it is missing or another one,
 * the reader's ids began anew, its epoch steps, and all that it holds is read (devices §28).
 */
export async function pullEvents(
  reader: Reader,
  cursor: EventCursor | null,
): Promise<Found<PulledEvents>> {
  const facts = await reader.calls.call({ ...asking, command: 'system_information' })
  if (facts.result !== 'answered') return { ok: false, failure: facts }
  const serial = nameOf(facts.json, 'serial')
  if (serial === null) return { ok: false, failure: unknown('bad_answer') }

  const known = cursor?.serial === serial ? cursor : null
  const later = known && (await readAfter(reader, known))
  if (later) return later
  const rows = await readFrom(reader, '0')
  if (!rows.ok) return rows
  const epoch = cursor ? cursor.epoch + 1 : 0
  return pageOf({ serial, epoch, lastId: '0', lastDigest: '' }, rows.value, rows.value.length)
}

/** Reads the events after the last known one; null if the reader's ids began anew. */
async function readAfter(reader: Reader, known: EventCursor): Promise<Found<PulledEvents> | null> {
  // A second look, so that one wrong answer does not make old events new.
  for (let look = 0; look < 2; look += 1) {
    const rows = await readFrom(reader, known.lastId)
    if (!rows.ok) return rows
    const [first, ...rest] = rows.value
    if (known.lastId === '0') return pageOf(known, rows.value, rows.value.length)
    if (first && digestOf(first) === known.lastDigest) return pageOf(known, rest, rows.value.length)
  }
  return null
}

function pageOf(
  cursor: EventCursor,
  rows: readonly JsonObject[],
  read: number,
): Found<PulledEvents> {
  const events = rows.map(eventOf)
  const last = rows.at(-1)
  const lastId = last && wholeOf(last, 'id')
  if (events.some((event) => event === null)) return { ok: false, failure: unknown('bad_answer') }
  return found({
    events: events.filter((event) => event !== null),
    cursor: last && lastId ? { ...cursor, lastId, lastDigest: digestOf(last) } : cursor,
    hasMore: read >= PAGE,
  })
}

/** Reads rows from an id on. */
async function readFrom({ store }: Reader, id: string): Promise<Found<readonly JsonObject[]>> {
  const from = [{ field: 'id', operator: '>=', value: wholeNumber(id) }] as const
  const read = await store.load('access_logs', FIELDS, from, asking, PAGE)
  if (read.result !== 'rows') return { ok: false, failure: read }
  const isHonest = read.rows.every((row) => BigInt(wholeOf(row, 'id') ?? -1) >= BigInt(id))
  return isHonest ? found(read.rows) : { ok: false, failure: unknown('bad_answer') }
}

/** Returns an event from a row of the reader's log; null if it has no id. */
export function eventOf(row: JsonObject): ReaderEvent | null {
  const id = wholeOf(row, 'id')
  if (id === null) return null
  const code = (textOf(row, 'event') ?? '').slice(0, 20)
  const personId = idOf(row, 'user_id')
  return {
    id,
    kind: kindOf(code),
    code,
    at: timeOf(textOf(row, 'time')),
    deviceId: idOf(row, 'device_id'),
    personId,
    door: idOf(row, 'portal_id'),
    card: idOf(row, 'card_value'),
    qrCode: codeOf(row, 'qrcode_value'),
    tag: codeOf(row, 'uhf_tag'),
    pin: personId === null ? codeOf(row, 'pin_value') : null,
    means: meansOf(wholeOf(row, 'identifier_id')),
    confidence: wholeOf(row, 'confidence'),
  }
}

function digestOf(row: JsonObject): string {
  const facts = ['id', 'time', 'event', 'user_id'].map((name) => textOf(row, name))
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

/** Whether a cursor can be one of this driver's. */
export function isCursor({ lastId, epoch }: EventCursor): boolean {
  return isWhole(lastId) && Number.isSafeInteger(epoch) && epoch >= 0
}
