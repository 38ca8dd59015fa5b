import type { InboundFact, ReaderQuestion } from '../inbound-fact.ts'
import { kindOf, meansOf } from './reader-codes.ts'
import { eventOf } from './reader-events.ts'
import {
  codeOf,
  fieldOf,
  flagOf,
  idOf,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  parseJson,
  textOf,
  wholeOf,
} from './reader-json.ts'
import { causeOf } from './reader-state.ts'
import { timeOf } from './reader-time.ts'

/** A request of a reader, without the unguessable part of its path. */
export type InboundRequest = {
  readonly method: string
  /** The rest of the path, such as `new_user_identified.fcgi` or `dao`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly contentType: string | null
  readonly body: Uint8Array
}

/** Limit of a body in bytes; the caller stops reading there. */
export const MOST_INBOUND_BYTES = 64 * 1_024
/** Limit of facts in one request. */
const MOST_FACTS = 1_000

/** A path's name: the whole path is looked at once, however long a stranger makes it. */
const NAME = /^\/?(\w+)(?:\.fcgi)?\/?$/

/** The questions by which a reader asks for a decision; only the first has identified somebody. */
const QUESTIONS: ReadonlySet<string> = new Set([
  'new_user_identified',
  'new_card',
  'new_qrcode',
  'new_uhf_tag',
  'new_user_id_and_password',
  'new_biometric_image',
  'new_biometric_template',
])
/** Results of enrolment at the reader, whose values are none of ours (devices §25). */
const ENROLMENTS: ReadonlySet<string> = new Set([
  'template',
  'card',
  'user_image',
  'pin',
  'password',
])

/**
 * Reads a request of a reader. Whatever it says is a claim: nothing in it proves who sent it, and
 * what cannot be read is `unreadable` and grants nothing (devices §29).
 */
export function parseInbound(request: InboundRequest): readonly InboundFact[] {
  if (request.body.byteLength > MOST_INBOUND_BYTES)
    return [{ kind: 'unreadable', why: 'too_large' }]
  const name = NAME.exec(request.path)?.[1] ?? ''
  const values = valuesOf(request)
  if (name === 'push' && request.method === 'GET')
    return [{ kind: 'push_ask', deviceId: deviceOf(values) }]
  if (values === undefined) return [{ kind: 'unreadable', why: 'bad_body' }]
  const facts = factsOf(name, values)
  return facts.length > MOST_FACTS ? [{ kind: 'unreadable', why: 'too_large' }] : facts
}

/** Returns the fields of a query and a body, which is a form or JSON; undefined if it is neither. */
function valuesOf({ query, contentType, body }: InboundRequest): JsonObject | undefined {
  const asked = Object.fromEntries(query)
  const text = Buffer.from(body).toString('utf8')
  if (text.trim() === '') return asked
  // A biometric image is bytes; they are not read.
  if (contentType?.startsWith('application/octet-stream')) return asked
  const json = parseJson(text)
  if (isObject(json)) return { ...asked, ...json }
  if (json !== undefined || contentType?.includes('json')) return undefined
  return { ...asked, ...Object.fromEntries(new URLSearchParams(text)) }
}

function factsOf(name: string, values: JsonObject): readonly InboundFact[] {
  const deviceId = deviceOf(values)
  const at = timeOf(textOf(values, 'time'))
  if (QUESTIONS.has(name)) return [{ kind: 'question', question: questionOf(name, values) }]
  switch (name) {
    case 'new_rex_log':
      return [{ kind: 'exit_button', deviceId, door: idOf(values, 'portal_id'), at }]
    case 'device_is_alive':
    case 'session_is_valid':
      return [{ kind: 'alive', deviceId, at, events: wholeOf(values, 'access_logs') }]
    case 'dao':
      return changesOf(values, deviceId)
    case 'door':
    case 'secbox': {
      const door = fieldOf(values, name)
      const isOpen = flagOf(door, 'open')
      const id = wholeOf(door, 'id')
      if (isOpen === null || id === null) return [{ kind: 'unreadable', why: 'bad_body' }]
      const part = name === 'door' ? 'doors' : 'sec_boxes'
      return [
        {
          kind: 'door_moved',
          deviceId,
          part,
          id,
          isOpen,
          at,
          eventId: idOf(values, 'access_event_id'),
        },
      ]
    }
    case 'catra_event': {
      const event = fieldOf(values, 'event')
      return [
        {
          kind: 'turned',
          deviceId,
          turn: turnOf(textOf(event, 'type')),
          at: timeOf(textOf(event, 'time')) ?? at,
          eventId: idOf(values, 'access_event_id'),
        },
      ]
    }
    case 'operation_mode': {
      const mode = fieldOf(values, 'operation_mode')
      return [
        {
          kind: 'mode',
          deviceId,
          mode: codeOf(mode, 'mode_name') ?? codeOf(mode, 'mode'),
          at,
        },
      ]
    }
    case 'access_photo':
      return [
        {
          kind: 'photo',
          deviceId,
          eventId: idOf(values, 'access_log_id'),
          personId: idOf(values, 'user_id'),
        },
      ]
    case 'result':
      return [{ kind: 'push_result', deviceId, results: resultsOf(values) }]
    default:
      return ENROLMENTS.has(name)
        ? [{ kind: 'enrolled', deviceId, what: name, personId: idOf(values, 'user_id') }]
        : [{ kind: 'unreadable', why: 'unknown_path' }]
  }
}

/** Returns what a reader says of its number, in each of its spellings. */
function deviceOf(values: Json | undefined): string | null {
  for (const name of ['device_id', 'deviceId', 'deviceid']) {
    const id = idOf(values, name)
    if (id !== null) return id
  }
  return null
}

function questionOf(name: string, values: JsonObject): ReaderQuestion {
  const code = (textOf(values, 'event') ?? '').slice(0, 20)
  return {
    means: meansOf(wholeOf(values, 'identifier_id')),
    asked: name,
    code,
    kind: kindOf(code),
    uuid: codeOf(values, 'uuid'),
    deviceId: deviceOf(values),
    // A person is known only where the reader says that it identified one.
    personId: name === 'new_user_identified' ? idOf(values, 'user_id') : null,
    door: idOf(values, 'portal_id'),
    at: timeOf(textOf(values, 'time')),
    card: idOf(values, 'card_value'),
    qrCode: codeOf(values, 'qrcode_value'),
    tag: codeOf(values, 'uhf_tag'),
    pin: codeOf(values, 'pin_value'),
    isDuress: flagOf(values, 'duress') === true,
    confidence: wholeOf(values, 'confidence'),
  }
}

function changesOf(values: JsonObject, deviceId: string | null): readonly InboundFact[] {
  const changes = listOf(values, 'object_changes')
  if (!changes) return [{ kind: 'unreadable', why: 'bad_body' }]
  return changes.map((change): InboundFact => {
    const [object, type] = [textOf(change, 'object'), textOf(change, 'type')]
    const row = fieldOf(change, 'values')
    if (!isObject(row) || object === null || type === null)
      return { kind: 'unreadable', why: 'bad_body' }
    if (object === 'access_logs' && type === 'inserted') {
      const event = eventOf(row)
      return event
        ? { kind: 'event', deviceId, event: { ...event, deviceId: event.deviceId ?? deviceId } }
        : { kind: 'unreadable', why: 'bad_body' }
    }
    if (object === 'alarm_logs' && type === 'inserted') {
      return {
        kind: 'alarm',
        deviceId,
        isOn: textOf(row, 'event') === '1',
        cause: causeOf(textOf(row, 'cause') ?? '0'),
        personId: idOf(row, 'user_id'),
        door: idOf(row, 'door_id'),
        at: timeOf(textOf(row, 'time')),
      }
    }
    return { kind: 'changed', deviceId, object: object.slice(0, 50), type: type.slice(0, 20) }
  })
}

function turnOf(type: string | null): 'left' | 'right' | 'gave_up' | 'unknown' {
  if (type === '7') return 'left'
  if (type === '8') return 'right'
  return type === '9' ? 'gave_up' : 'unknown'
}

function resultsOf(values: JsonObject) {
  const all = listOf(values, 'transactions_results') ?? [values]
  return all.map((one) => {
    const response = fieldOf(one, 'response')
    const hasFailed = fieldOf(one, 'error') !== undefined || flagOf(one, 'success') === false
    return {
      id: textOf(one, 'transactionid'),
      hasFailed,
      // A response may be JSON within a text.
      response: typeof response === 'string' ? (parseJson(response) ?? response) : response,
    }
  })
}
