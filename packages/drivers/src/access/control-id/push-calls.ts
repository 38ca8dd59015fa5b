import type { DriverClock } from '../../driver-clock.ts'
import { refused, unknown } from '../access-outcome.ts'
import type { PushResult } from '../inbound-fact.ts'
import { requestQueue } from '../request-queue.ts'
import { type CallResult, readAnswer, SESSION_OVER } from './reader-answer.ts'
import type { Call, ReaderCalls } from './reader-calls.ts'
import { type Wire, writeJson } from './reader-json.ts'

/** The calls to a reader that fetches them, since nobody can connect to it. */
export type PushCalls = {
  readonly calls: ReaderCalls
  /** Returns the body that answers a reader's question for work; empty if there is none. */
  handOut(): string
  /** Takes the results that the reader brings, by the numbers under which calls were handed out. */
  settle(results: readonly PushResult[]): void
}

/** The call that the reader has, or shall fetch next. */
type Pending = {
  readonly call: Call
  /** The number under which it was handed out; undefined before. */
  number: string | undefined
  /** Waits for the result from now on. */
  handOut(number: string): void
  end(result: CallResult): void
}

/** Milliseconds within which a reader must fetch a call: several times its usual period of 5 s. */
const FETCH_MS = 20_000
/** Milliseconds within which it must bring the result. */
const RESULT_MS = 15_000

/**
 * Makes the calls to a reader that fetches them, one at a time. A call that was handed out and whose
 * result did not come is unknown, and is never handed out again.
 */
export function pushCalls(clock: DriverClock): PushCalls {
  const queue = requestQueue(clock)
  let pending: Pending | undefined
  // Begins at the present moment: a late result of an earlier process has a lower number.
  let handedOut = clock.now()

  function wait(call: Call, signal: AbortSignal): Promise<CallResult> {
    return new Promise((resolve) => {
      const fetchMs = Math.min(FETCH_MS, (call.expiresAt ?? Infinity) - clock.now())
      const own: Pending = {
        call,
        number: undefined,
        handOut(number) {
          own.number = number
          cancel()
          cancel = clock.after(RESULT_MS, () => own.end(unknown('timeout')))
        },
        end(result) {
          cancel()
          signal.removeEventListener('abort', interrupt)
          if (pending === own) pending = undefined
          resolve(result)
        },
      }
      const interrupt = () => own.end(unknown('interrupted'))
      let cancel = clock.after(fetchMs, () =>
        own.end(refused(fetchMs < FETCH_MS ? 'expired' : 'no_connection')),
      )
      signal.addEventListener('abort', interrupt)
      pending = own
    })
  }

  return {
    calls: {
      async call(call) {
        const ended = await queue.run(call.lane, (signal) => wait(call, signal), call.people)
        return typeof ended === 'string' ? refused(ended) : ended
      },
      endOfWriting: (people) => queue.endOfWriting(people),
      login: () => null,
      useLogin: () => undefined,
      close: () => queue.close(),
    },
    handOut() {
      const own = pending
      if (!own) return ''
      // A reader that asks again has forgotten what it was given.
      if (own.number !== undefined) {
        own.end(unknown('connection_lost'))
        return ''
      }
      const { call } = own
      if (clock.now() >= (call.expiresAt ?? Infinity)) {
        own.end(refused('expired'))
        return ''
      }
      const body = typeof call.body === 'function' ? call.body() : (call.body ?? {})
      if (body === undefined || body instanceof Uint8Array) {
        own.end(refused(body === undefined ? 'superseded' : 'not_supported'))
        return ''
      }
      handedOut += 1
      own.handOut(`${handedOut}`)
      return writeJson({ transactions: [transactionOf(call, `${handedOut}`, body)] })
    },
    settle(results) {
      for (const { id, hasFailed, response } of results) {
        const own = pending
        if (own?.number === undefined || id !== own.number) continue
        const text = hasFailed && response === undefined ? 'failed' : JSON.stringify(response ?? {})
        const status = hasFailed ? 400 : 200
        const read = readAnswer({ kind: 'answer', status, body: Buffer.from(text) })
        own.end(read === SESSION_OVER ? refused('session_ended') : read)
      }
    },
  }
}

function transactionOf(call: Call, id: string, body: Wire): Wire {
  return {
    transactionid: id,
    verb: call.method ?? 'POST',
    endpoint: call.command,
    contentType: 'application/json',
    queryString: `${new URLSearchParams(call.query)}`,
    ...(call.method !== 'GET' && { body }),
  }
}
