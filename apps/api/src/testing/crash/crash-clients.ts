import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@portaria/contract/value-types/uuid'
import { openEventStream } from '../event-stream.ts'
import { type Caller, caller } from './crash-caller.ts'
import type { Asked, CrashJournal } from './crash-journal.ts'

/** Presses in a row, and the pause after them. */
const BURST = 5
const PAUSE_MS = 250

/** Milliseconds between two checks for alerts to close. */
const CLOSE_MS = 40

/** How long the reader may take at the end to receive the rest. */
const REST_MS = 10_000

/** The share of unanswered calls that are sent again with the same id. */
const SENT_AGAIN = 0.6

/** A client that writes or reads until it is stopped, even while the server is down. */
export type Client = { stop(): Promise<void> }

/** Writes one row after the other, and journals each answer. */
export function writer(
  url: string,
  email: string,
  journal: CrashJournal,
  next: () => { asked: Asked; send: (person: Caller) => Promise<string> },
): Client {
  const stopping = new AbortController()
  const person = caller(url, email)

  async function writeOne(): Promise<void> {
    const { asked, send } = next()
    journal.asked(asked)
    do {
      const id = await send(person).catch(() => null)
      if (id !== null) return journal.answered(asked, id)
      await sleep(30)
    } while (!stopping.signal.aborted && Math.random() < SENT_AGAIN)
  }

  const running = (async () => {
    while (!stopping.signal.aborted) await writeOne()
  })()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/**
 * Presses the button, each time with a new key: a press joins the open alert until somebody closes
 * it. The presses come in bursts, since an alert cannot be closed while it is pressed again and
 * again.
 */
export function pressWriter(url: string, email: string, journal: CrashJournal): Client {
  let presses = 0
  return writer(url, email, journal, () => {
    const key = newId()
    presses += 1
    const pause = presses % BURST === 0 ? PAUSE_MS : 0
    return {
      asked: { kind: 'press', key },
      async send(person) {
        await sleep(pause)
        const headers = { 'idempotency-key': key }
        return person.post('/notifications/panic', { message: `alerta ${key}` }, headers)
      },
    }
  })
}

/** Closes open alerts again and again, so that presses make new ones. */
export function alertCloser(url: string, email: string): Client {
  const stopping = new AbortController()
  const person = caller(url, email)

  async function closeAll(): Promise<void> {
    for (const id of await person.ids('/notifications/panic/alerts?state=active')) {
      const alert = `/notifications/panic/${id}`
      // The server refuses to close an alert that has been pressed again meanwhile.
      await person
        .post(`${alert}/acknowledge`, {})
        .then(() => person.post(`${alert}/close`, { resolution: 'test' }))
        .catch(() => undefined)
    }
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await closeAll().catch(() => undefined)
      await sleep(CLOSE_MS)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Makes rows of a register, each with an id of its own. */
export function towerWriter(url: string, email: string, journal: CrashJournal): Client {
  return writer(url, email, journal, () => {
    const key = newId()
    return {
      asked: { kind: 'tower', key },
      send: (person) => person.post('/towers', { id: key, name: `Torre ${key}` }),
    }
  })
}

/** Follows the stream through every crash as a browser does, and counts its events. */
export type AlertReader = Client & {
  /** Resolves when the stream has begun: it must contain every later event. */
  readonly begun: Promise<void>
  /** How many events of each alert it has received. */
  readonly received: ReadonlyMap<string, number>
  /** When it was first told of each alert, by `performance.now()`. */
  readonly told: ReadonlyMap<string, number>
  /** How often the server could not replay missed events. */
  resets(): number
}

export function alertReader(url: string, email: string): AlertReader {
  const received = new Map<string, number>()
  const told = new Map<string, number>()
  const begun = Promise.withResolvers<void>()
  const person = caller(url, email)
  const stopping = new AbortController()
  let lastId: string | null = null
  let resets = 0

  async function read(): Promise<void> {
    const stream = await openEventStream(`${url}/api/v1/stream`, {
      ...(await person.headers()),
      ...(lastId !== null && { 'last-event-id': lastId }),
    })
    stopping.signal.addEventListener('abort', () => stream.close(), { once: true })
    if (stream.status === 401) person.forget()
    let taken = 0
    const take = () => {
      for (const { id, event, data } of stream.events.slice(taken)) {
        taken += 1
        // As browsers do: an event without an id, such as of the release, leaves the place as it is.
        if (id !== '') lastId = id
        if (event === 'open') begun.resolve()
        if (event === 'reset') resets += 1
        if (event === 'panic.raised') {
          const alert = String(data['id'])
          received.set(alert, (received.get(alert) ?? 0) + 1)
          if (!told.has(alert)) told.set(alert, performance.now())
        }
      }
    }
    const looking = setInterval(take, 20)
    await stream.ended
    clearInterval(looking)
    take()
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await read().catch(() => undefined)
      await sleep(50)
    }
  })()
  return {
    begun: begun.promise,
    received,
    told,
    resets: () => resets,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Waits until all readers were told of every alert that was answered. */
export async function restOf(
  journal: CrashJournal,
  readers: readonly Pick<AlertReader, 'received'>[],
): Promise<void> {
  const end = performance.now() + REST_MS
  const isTold = ([, { kind, id }]: [string, { kind: string; id: string | null }]) =>
    kind !== 'press' || id === null || readers.every(({ received }) => received.has(id))
  while (![...journal.entries].every(isTold) && performance.now() < end) await sleep(100)
}
