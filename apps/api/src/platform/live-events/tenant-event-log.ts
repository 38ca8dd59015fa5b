import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AppDatabase } from '../database/app-database.ts'
import {
  hasMoreAfter,
  type NumberedEvent,
  readEventsAfter,
  readLogPosition,
} from '../outbox/live-event-log.ts'

/** Limit of events that a client replays; past it, reading everything again is faster. */
const REPLAY_MAX = 5_000

/** The log for one client: its own tenant's events, read in that tenant's scope. */
export type TenantEventLog = {
  after(actor: TenantActor, number: number, limit: number): Promise<NumberedEvent[]>
  /**
   * Whether a client may continue after a number (null: an id that is not ours), and the last
   * number in use.
   */
  placeOf(actor: TenantActor, number: number | null): Promise<{ known: boolean; last: number }>
}

export function tenantEventLog(database: AppDatabase): TenantEventLog {
  return {
    after: (actor, number, limit) =>
      database.inTenant(actor, ({ queries }) =>
        readEventsAfter(queries, actor.tenantId, number, limit),
      ),

    placeOf: (actor, number) =>
      database.inTenant(actor, async ({ queries }) => {
        const { last, droppedTo } = await readLogPosition(queries)
        // A number of the future is from another incarnation of the database.
        if (number === null || number < droppedTo || number > last) return { known: false, last }
        const tooMuch = await hasMoreAfter(queries, actor.tenantId, number, REPLAY_MAX)
        return { known: !tooMuch, last }
      }),
  }
}
