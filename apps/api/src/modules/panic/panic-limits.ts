import type { Actor } from '@portaria/contract/actors/actor'
import { windowCounts } from '../../platform/window-counts.ts'

/**
 * Limits of one sender. A word or a cancellation adds a row and an event, while a place only
 * changes a row.
 */
const WORDS = { free: 30, windowMs: 10 * 60_000 }
const PLACES = { free: 60, windowMs: 60_000 }

/**
 * Limits of exercises, each of which rings for everybody and goes to the síndicos in letters: of
 * one person, and of one company.
 */
const DRILLS = { free: 10, windowMs: 60 * 60_000 }
const COMPANY_DRILLS = { free: 20, windowMs: 60 * 60_000 }

/**
 * Limits everything besides presses, which have no limit (panic §3, §9). Each method throws
 * `throttled` before anything is looked up. Counted by person: an incident has one sender, and one
 * person may have several incidents.
 */
export function panicLimits() {
  const words = windowCounts(WORDS)
  const places = windowCounts(PLACES)
  const drills = windowCounts(DRILLS)
  const companyDrills = windowCounts(COMPANY_DRILLS)
  const person = ({ userId }: Actor) => userId ?? ''
  const company = ({ tenantId }: Actor) => tenantId ?? ''

  return {
    /** Counts a word of a sender, or a cancellation. */
    word: (actor: Actor): void => words.take(person(actor)),
    place: (actor: Actor): void => places.take(person(actor)),
    drill(actor: Actor): void {
      drills.refuse(person(actor))
      companyDrills.take(company(actor))
      drills.count(person(actor))
    },
  }
}
