import { type ActLimit, countAct } from '../../platform/act-counts.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'

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

const person = ({ actor }: TenantContext) => actor.userId ?? actor.tenantId

/**
 * Limits everything besides presses, which have no limit (panic §3, §9). Each method throws
 * `throttled` before anything is looked up. Counted by person: an incident has one sender, and one
 * person may have several incidents.
 */
export const panicLimits = {
  /** Counts a word of a sender, or a cancellation. */
  word: (context: TenantContext): Promise<void> => countAct(context, WORDS, person(context)),
  place: (context: TenantContext): Promise<void> => countAct(context, PLACES, person(context)),
  async drill(context: TenantContext): Promise<void> {
    await countAct(context, DRILLS, person(context))
    await countAct(context, COMPANY_DRILLS, context.actor.tenantId)
  },
}
