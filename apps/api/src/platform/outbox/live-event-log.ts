import { sql } from 'kysely'
import type { Queries } from '../database/queries.ts'
import type { SystemDatabase } from '../database/system-database.ts'
import type { DatabaseSignals } from './database-signals.ts'
import type { Audience } from './event-outbox.ts'

/** Hours that a browser may be away and still get the events it missed. */
const KEPT_HOURS = 24

/** An event that the relay has numbered. */
export type NumberedEvent = {
  /**
   * Ascending without gaps over the whole database, in the order in which the relay read the
   * commits (platform §18).
   */
  number: number
  tenantId: string
  topic: string
  audience: Audience
  payload: Record<string, unknown>
}

/** The last number in use, and the last one no longer stored. */
export type LogPosition = { last: number; droppedTo: number }

/** The numbered events of all tenants, for the one reader of each process. */
export type LiveEventLog = {
  position(): Promise<LogPosition>
  /** Reads the events after a number, in order. */
  after(number: number, limit: number): Promise<NumberedEvent[]>
  /** Calls back when there may be new events; the reader also polls, so calls may be missing. */
  onNew(listener: () => void): void
}

type Row = {
  number: string
  tenant_id: string
  topic: string
  audience: Audience
  payload: Record<string, unknown>
}

/** Reads the position of the log, for any role that may. */
export async function readLogPosition(queries: Queries): Promise<LogPosition> {
  const row = await queries.first(sql<{ last_number: string; dropped_to: string }>`
    SELECT last_number, dropped_to FROM live_event_position`)
  return { last: Number(row?.last_number ?? 0), droppedTo: Number(row?.dropped_to ?? 0) }
}

/**
 * Reads events after a number in order: of one tenant, or (null) of all, for the one reader of each
 * process.
 */
export async function readEventsAfter(
  queries: Queries,
  tenantId: string | null,
  from: number,
  limit: number,
): Promise<NumberedEvent[]> {
  const ofTenant = tenantId === null ? sql`` : sql`AND tenant_id = ${tenantId}`
  const rows = await queries.all(sql<Row>`
    SELECT number, tenant_id, topic, audience, payload FROM live_events
    WHERE number > ${from} ${ofTenant} ORDER BY number LIMIT ${limit}`)
  return rows.map(({ number, tenant_id, ...event }) => ({
    number: Number(number),
    tenantId: tenant_id,
    ...event,
  }))
}

/** Whether a tenant has more than `limit` events after a number. */
export async function hasMoreAfter(
  queries: Queries,
  tenantId: string,
  from: number,
  count: number,
): Promise<boolean> {
  const row = await queries.first(sql`
    SELECT 1 FROM live_events WHERE tenant_id = ${tenantId} AND number > ${from}
    ORDER BY number OFFSET ${count} LIMIT 1`)
  return row !== undefined
}

export function liveEventLog(
  system: SystemDatabase,
  signals: Pick<DatabaseSignals, 'onSignal'>,
): LiveEventLog {
  return {
    onNew: (listener) => signals.onSignal('live_events', listener),
    position: () => system.query(readLogPosition),
    after: (number, limit) =>
      system.query((queries) => readEventsAfter(queries, null, number, limit)),
  }
}

/**
 * Deletes events past their time, and stores the last deleted number: clients must learn of a gap.
 */
export async function dropOldEvents(system: SystemDatabase): Promise<void> {
  await system.transaction(async (queries) => {
    await queries.count(sql`
      WITH gone AS (
        DELETE FROM live_events
        WHERE relayed_at < now() - make_interval(hours => ${sql.lit(KEPT_HOURS)})
        RETURNING number
      )
      UPDATE live_event_position
      SET dropped_to = greatest(dropped_to, (SELECT max(number) FROM gone))
      WHERE EXISTS (SELECT 1 FROM gone)`)
  })
}
