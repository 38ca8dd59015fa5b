import type { Dial, Endpoint } from '../../dial.ts'
import type { DriverClock } from '../../driver-clock.ts'
import { type Doubtful, type Refused, refused } from '../access-outcome.ts'
import { type Lane, requestQueue } from '../request-queue.ts'
import { type CallResult, readAnswer, SESSION_OVER } from './reader-answer.ts'
import { exchange, type HttpRequest } from './reader-http.ts'
import { textOf, type Wire, writeJson } from './reader-json.ts'

/** The login of a reader. */
export type ReaderLogin = { readonly login: string; readonly password: string }

/** The commands in use: none that empties a reader or resets it (devices §23). */
export type Command =
  | 'alarm_status'
  | 'change_login'
  | 'create_objects'
  | 'destroy_objects'
  | 'door_state'
  | 'doors_state'
  | 'execute_actions'
  | 'get_configuration'
  | 'load_objects'
  | 'login'
  | 'modify_objects'
  | 'set_configuration'
  | 'set_system_time'
  | 'system_information'
  | 'user_destroy_image'
  | 'user_list_images'
  | 'user_set_image'
  | 'user_test_image'

export type Call = {
  readonly lane: Lane
  readonly command: Command
  readonly method?: 'GET'
  readonly query?: Readonly<Record<string, string>>
  /**
   * JSON or bytes; a function is asked when the turn has come, and nothing is sent if it returns
   * undefined.
   */
  readonly body?: Wire | Uint8Array | (() => Wire | Uint8Array | undefined)
  /** The people that the call writes. */
  readonly people?: ReadonlySet<string>
  /** For what moves a door: the time from which nothing is written, by the clock's `now`. */
  readonly expiresAt?: number
}

/** The calls to one reader. */
export type ReaderCalls = {
  /** Makes a call in its turn; logs in first where there is no session. */
  call(call: Call): Promise<CallResult>
  /** Waits until no call that was broken off can still write these people; whether there was one. */
  endOfWriting(people: readonly string[]): Promise<boolean>
  /** Returns the login in use; null if the reader fetches its calls, in a session of its own. */
  login(): ReaderLogin | null
  /** Uses another login from now on; the count of wrong passwords begins anew. */
  useLogin(login: ReaderLogin): void
  close(): Promise<void>
}

/** Milliseconds for which a call may hold the reader, with its logins and its repetition. */
const CALL_MS = 5_000
/** Wrong passwords after which no call is made. */
const MOST_WRONG = 3
/** The time that a call has, by the clock's `elapsed`, and the signal to give it up. */
type Turn = { readonly until: number; readonly signal: AbortSignal }

/** Printable and short: whatever else comes is no session. */
const TOKEN = /^[\x21-\x7e]{1,200}$/

/** Commands that change nothing, so that a spoilt answer is asked for once more. */
const READINGS: ReadonlySet<Command> = new Set([
  'alarm_status',
  'door_state',
  'doors_state',
  'get_configuration',
  'load_objects',
  'system_information',
  'user_list_images',
])

/** Whether an answer came in time and could not be read: nobody was kept waiting. */
function isSpoilt(result: CallResult): boolean {
  if (result.result === 'answered') return result.json === undefined
  return ['connection_lost', 'bad_answer', 'reader_failed'].includes(result.reason)
}

/**
 * Makes the calls to a reader, one at a time. An ended session is begun anew once; then the call is
 * repeated once, unless it moves a door. A reading is repeated once where its answer was spoilt.
 */
export function readerCalls(
  endpoint: Endpoint,
  first: ReaderLogin,
  reach: { dial: Dial; clock: DriverClock },
): ReaderCalls {
  const { clock } = reach
  const queue = requestQueue(clock)
  let login = first
  let session: string | undefined
  let wrong = 0

  function send(path: string, call: Call, body: Uint8Array | Wire, { until, signal }: Turn) {
    const { expiresAt = Infinity, method = 'POST' } = call
    const isBytes = body instanceof Uint8Array
    const request: HttpRequest = {
      method,
      path,
      type: isBytes ? 'application/octet-stream' : 'application/json',
      body: isBytes ? body : Buffer.from(writeJson(body)),
    }
    const ms = Math.min(until - clock.elapsed(), expiresAt - clock.now())
    const mayWrite = () => clock.now() < expiresAt
    return exchange(reach, endpoint, request, { ms, mayWrite, signal })
  }

  /** Begins a session. Every answer without one counts as a wrong password. */
  async function begin(turn: Turn): Promise<string | Refused | Doubtful> {
    if (wrong >= MOST_WRONG) return refused('password_stopped')
    const used = login
    const body = { login: used.login, password: used.password }
    const answer = await send('/login.fcgi', { lane: 'control', command: 'login' }, body, turn)
    const read = readAnswer(answer)
    const token =
      read !== SESSION_OVER && read.result === 'answered' && textOf(read.json, 'session')
    if (typeof token === 'string' && TOKEN.test(token)) {
      wrong = 0
      if (login === used) session = token
      return token
    }
    if (read !== SESSION_OVER && read.result === 'unknown') return read
    const isMoved = answer.kind === 'answer' && answer.status >= 300 && answer.status < 400
    if (read !== SESSION_OVER && read.result === 'refused' && (isMoved || answer.kind !== 'answer'))
      return read
    if (login === used) wrong += 1
    return refused('wrong_password')
  }

  async function callWith(token: string, call: Call, body: Wire | Uint8Array, turn: Turn) {
    const query = new URLSearchParams({ ...call.query, session: token })
    const answer = await send(`/${call.command}.fcgi?${query}`, call, body, turn)
    const read = readAnswer(answer)
    if (read === SESSION_OVER && session === token) session = undefined
    return read
  }

  /** Makes a call within a session; one that ended before is begun anew once. */
  async function once(call: Call, body: Wire | Uint8Array, turn: Turn): Promise<CallResult> {
    const token = session ?? (await begin(turn))
    if (typeof token !== 'string') return token
    const first = await callWith(token, call, body, turn)
    if (first !== SESSION_OVER) return first
    if (call.expiresAt !== undefined) return refused('session_ended')
    const fresh = await begin(turn)
    if (typeof fresh !== 'string') return fresh
    const second = await callWith(fresh, call, body, turn)
    return second === SESSION_OVER ? refused('session_ended') : second
  }

  async function inTurn(call: Call, signal: AbortSignal): Promise<CallResult> {
    const empty = call.method === 'GET' ? new Uint8Array() : {}
    const body = typeof call.body === 'function' ? call.body() : (call.body ?? empty)
    if (body === undefined) return refused('superseded')
    const turn = { signal, until: clock.elapsed() + CALL_MS }
    const result = await once(call, body, turn)
    // Without a session the login was spoilt, which is not repeated.
    const isRepeated = READINGS.has(call.command) && session !== undefined && isSpoilt(result)
    return isRepeated ? once(call, body, turn) : result
  }

  return {
    async call(call) {
      const ended = await queue.run(call.lane, (signal) => inTurn(call, signal), call.people)
      return typeof ended === 'string' ? refused(ended) : ended
    },
    endOfWriting: (people) => queue.endOfWriting(people),
    login: () => login,
    useLogin(next) {
      if (next.login === login.login && next.password === login.password) return
      login = next
      session = undefined
      wrong = 0
    },
    close: () => queue.close(),
  }
}
