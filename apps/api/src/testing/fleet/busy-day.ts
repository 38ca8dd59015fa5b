import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { newId } from '@portaria/contract/value-types/uuid'
import { caller } from '../crash/crash-caller.ts'
import { type EventStream, isOpen, openEventStream, type StreamedEvent } from '../event-stream.ts'
import type { Balancer } from './balancer.ts'

/** Milliseconds between two requests of one person. */
const PAUSE_MS = 100

/** Milliseconds until a browser opens a stream that ended again. */
const RECONNECT_MS = 1_000

/** What people did, and what came of it. */
export type BusyDay = {
  /** Requests that were answered well, at once or sent again after a 503. */
  answered(): number
  /** What went wrong, a sentence each. */
  readonly failures: readonly string[]
  /** How many 503 were sent again. */
  retried(): number
  /** The rows that a person made, in their order. */
  madeBy(email: string): string[]
  /** What each person's stream told so far, whichever servers it went through. */
  told(): StreamedEvent[][]
  /** Ends the requests, and the streams five seconds later. */
  end(): Promise<void>
}

/** Lets people read and write by any server, while others follow the events of all. */
export async function busyDay(
  servers: Balancer,
  { writers, readers, watchers }: Record<'writers' | 'readers' | 'watchers', readonly string[]>,
): Promise<BusyDay> {
  const failures: string[] = []
  const made: { email: string; id: string }[] = []
  const counts = { answered: 0, retried: 0 }
  const working = new AbortController()
  const watching = new AbortController()
  const first = await servers.next()
  const headersOf = new Map<string, Record<string, string>>()
  for (const email of new Set([...writers, ...readers, ...watchers]))
    headersOf.set(email, await caller(first, email).headers())

  /** Sends a request to one server after another, for as long as it is answered with 503. */
  async function send(email: string, way: string, body?: object): Promise<void> {
    const url = await servers.next()
    const response = await fetch(`${url}/api/v1${way}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headersOf.get(email), 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    if (response.ok) counts.answered += 1
    else if (response.status === 503 && response.headers.has('retry-after')) {
      counts.retried += 1
      await sleep(1_000)
      await send(email, way, body)
    } else failures.push(`${way} answered ${response.status}: ${text.slice(0, 200)}`)
  }

  async function work(act: () => Promise<void>): Promise<void> {
    while (!working.signal.aborted) {
      await act().catch((error: unknown) => {
        failures.push(`no answer: ${inspect(error)}`)
      })
      await sleep(PAUSE_MS)
    }
  }

  const opened: EventStream[][] = watchers.map(() => [])
  /** Follows the events as a browser does, by the last id at any server. */
  async function watch(email: string, streams: EventStream[]): Promise<void> {
    while (!watching.signal.aborted) {
      const last = streams.flatMap(({ events }) => events).findLast(({ id }) => id !== '')?.id
      const stream = await openEventStream(`${await servers.next()}/api/v1/stream`, {
        ...headersOf.get(email),
        ...(last !== undefined && { 'last-event-id': last }),
      }).catch(() => null)
      if (stream === null) continue
      streams.push(stream)
      watching.signal.addEventListener('abort', stream.close)
      await stream.ended
      // As browsers do; what comes meanwhile is told by the last id alone.
      await sleep(RECONNECT_MS)
    }
  }
  const watched = watchers.map((email, nth) => watch(email, opened[nth] ?? []))
  const told = () => opened.map((streams) => streams.flatMap(({ events }) => events))
  while (!told().every((events) => events.some(isOpen))) await sleep(50)

  const worked = [
    ...writers.map((email) =>
      work(async () => {
        const id = newId()
        await send(email, '/towers', { id, name: `Torre ${id}` })
        made.push({ email, id })
      }),
    ),
    ...readers.map((email) => work(() => send(email, '/towers?per_page=25'))),
  ]

  return {
    answered: () => counts.answered,
    failures,
    retried: () => counts.retried,
    madeBy: (email) => made.filter((row) => row.email === email).map(({ id }) => id),
    told,
    async end() {
      working.abort()
      await Promise.all(worked)
      // The events of the last rows come within a second.
      await sleep(5_000)
      watching.abort()
      await Promise.all(watched)
    },
  }
}
