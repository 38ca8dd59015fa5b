import { sql } from 'kysely'
import type { Queries } from '../database/queries.ts'
import type { SystemDatabase } from '../database/system-database.ts'

/** Milliseconds between two polls of the relay if no signal arrives. */
const LOOK_MS = 1_000

/** Events numbered in one transaction. */
const BATCH = 500

/**
 * Seconds without a statement after which the database ends a relay's session: a frozen process
 * would otherwise keep the lock for ever.
 */
const FROZEN_SECONDS = 10

export type OutboxRelay = {
  /** Polls at once. */
  wake(): void
  /** Whether this relay holds the lock; the others try each second. */
  leads(): boolean
  stop(): Promise<void>
}

/** An event that listeners may now read. */
export type RelayedEvent = { readonly tenant_id: string; readonly topic: string }

type Options = {
  system: SystemDatabase
  /** Called after each committed batch. */
  onRelayed: (events: readonly RelayedEvent[]) => void
  onError: (error: unknown) => void
}

/**
 * Moves events from the outbox to `live_events`, each with the next number. One relay at a time
 * works on a database, and only on committed events, so that a lower number never appears after a
 * higher one was read: a slow transaction's events get their numbers when it commits.
 */
export function startOutboxRelay({ system, onRelayed, onError }: Options): OutboxRelay {
  const stopping = new AbortController()
  const state = { leads: false, woken: false, wakeUp: doNothing }

  function wake(): void {
    state.woken = true
    if (state.leads) state.wakeUp()
  }

  async function pause(): Promise<void> {
    if (stopping.signal.aborted || (state.leads && state.woken)) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, LOOK_MS)
    state.wakeUp = resolve
    await promise
    clearTimeout(timer)
  }

  async function work(queries: Queries): Promise<void> {
    await queries.all(sql`SET idle_session_timeout = ${sql.lit(FROZEN_SECONDS * 1000)}`)
    while (!stopping.signal.aborted) {
      state.woken = false
      state.leads ||= await tryToLead(queries)
      if (state.leads) await relayAll(queries)
      await pause()
    }
  }

  async function relayAll(queries: Queries): Promise<void> {
    for (;;) {
      const relayed = await relayBatch(queries)
      if (relayed.length > 0) onRelayed(relayed)
      // Whatever was committed meanwhile wakes the relay again.
      if (relayed.length < BATCH) return
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // The lock and the statements share a connection: losing one loses the other.
      await system.dedicated(work).catch(onError)
      state.leads = false
      await pause()
    }
  }

  const ended = run()
  return {
    wake,
    leads: () => state.leads,
    async stop() {
      stopping.abort()
      state.wakeUp()
      await ended
    },
  }
}

function doNothing(): void {}

async function tryToLead(queries: Queries): Promise<boolean> {
  const { locked } = await queries.one(
    sql<{ locked: boolean }>`SELECT pg_try_advisory_lock(hashtext('portaria outbox')) AS locked`,
  )
  return locked
}

/** Moves the events committed by now, in one statement and so in one transaction; returns them. */
function relayBatch(queries: Queries): Promise<RelayedEvent[]> {
  return queries.all(sql<RelayedEvent>`
    WITH due AS (
      DELETE FROM outbox o
      USING (SELECT tenant_id, id FROM outbox ORDER BY at, id LIMIT ${sql.lit(BATCH)}) next
      WHERE o.tenant_id = next.tenant_id AND o.id = next.id
      RETURNING o.*
    ), position AS (
      INSERT INTO live_event_position AS p (last_number)
      SELECT count(*) FROM due HAVING count(*) > 0
      ON CONFLICT (only_row) DO UPDATE SET last_number = p.last_number + excluded.last_number
      RETURNING last_number
    )
    INSERT INTO live_events (tenant_id, number, id, at, topic, audience, payload)
    SELECT d.tenant_id,
      p.last_number - count(*) OVER () + row_number() OVER (ORDER BY d.at, d.id),
      d.id, d.at, d.topic, d.audience, d.payload
    FROM due d, position p
    RETURNING tenant_id, topic`)
}
