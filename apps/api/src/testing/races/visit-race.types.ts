import type { Actor } from '@portaria/contract/actors/actor'
import type { CommonOrder } from './race-worker.ts'

/** The orders of a process that races for visits. */
export type VisitRaceOwn = {
  gate: Actor
  resident: Actor
  apartmentId: string
  /** Known visitors, each with a pass whose uses are limited. */
  guests: readonly { visitorId: string; passId: string; code: string }[]
}

export type VisitRaceOrder = CommonOrder & VisitRaceOwn

/** One answered act on a visit or a pass: an entry, an exit, an answer to a waiting visit. */
export type VisitDeed =
  | { deed: 'walk_in'; visitId: string }
  | { deed: 'answer'; visitId: string; state: 'authorised' | 'denied' }
  | { deed: 'entry'; visitId: string; visitorId: string; passId: string | null }
  | { deed: 'exit'; visitId: string; visitorId: string }
  | { deed: 'cancel'; visitId: string }
