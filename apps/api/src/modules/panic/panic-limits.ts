import type { Actor } from '@portaria/contract/actors/actor'
import { type ActLimit, countAct } from '../../platform/act-counts.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { windowCounts } from '../../platform/window-counts.ts'

/**
 * Limits of one sender. A word or a cancellation adds a row and an event, while a place only
 * changes a row.
 */
const WORDS: ActLimit = { act: 'panic_word', free: 30, windowS: 10 * 60 }
const PLACES: ActLimit = { act: 'panic_place', free: 60, windowS: 60 }

/**
 * Limits of exercises, each of which rings for everybody and goes to the síndicos in letters: of
 * one person, and of one company.
 */
const DRILLS: ActLimit = { act: 'drill', free: 10, windowS: 60 * 60 }
const COMPANY_DRILLS: ActLimit = { act: 'company_drill', free: 20, windowS: 60 * 60 }

/** One limit of a sender, before a call takes a connection of alarms, and for all servers together. */
export type PanicLimit = {
  /** Counts a call at this server, whatever becomes of it. */
  take(actor: Actor): void
  /** Counts what is done, in its transaction. */
  count(context: TenantContext): Promise<void>
}

/**
 * Limits everything besides presses, which have no limit (panic §3, §9). Each throws `throttled`:
 * `take` before anything is looked up, so that refused calls take no connection from a press. Counted
 * by person: an incident has one sender, and one person may have several incidents.
 */
export function panicLimits() {
  const limited = (limit: ActLimit, ofCompany?: ActLimit): PanicLimit => {
    const { free, windowS } = limit
    const here = windowCounts({ free, windowMs: windowS * 1_000 })
    return {
      take: ({ userId }) => here.take(userId ?? ''),
      async count(context) {
        const { userId, tenantId } = context.actor
        await countAct(context, limit, userId ?? tenantId)
        if (ofCompany) await countAct(context, ofCompany, tenantId)
      },
    }
  }
  return {
    /** Words of a sender, and cancellations. */
    words: limited(WORDS),
    places: limited(PLACES),
    drills: limited(DRILLS, COMPANY_DRILLS),
  }
}
