import type { Actor } from '@portaria/contract/actor'

/** What a process of a race is told on its standard input. */
export type RaceOrder = {
  /** The login of the application's role. */
  url: string
  secret: string
  gate: Actor
  resident: Actor
  apartmentId: string
  /** Known visitors, each with a pass whose uses are limited. */
  guests: readonly { visitorId: string; passId: string; code: string }[]
  operations: number
  seed: number
}

/** What was asked of a visit or a pass, and answered: an entry, an exit, an answer to a waiting visit. */
export type RaceDeed =
  | { deed: 'walk_in'; visitId: string }
  | { deed: 'answer'; visitId: string; state: 'authorised' | 'denied' }
  | { deed: 'entry'; visitId: string; visitorId: string; passId: string | null }
  | { deed: 'exit'; visitId: string; visitorId: string }
  | { deed: 'cancel'; visitId: string }

/** What a process of a race reports on its standard output. */
export type RaceReport = {
  deeds: RaceDeed[]
  /** How often each refusal was answered, by its code. */
  refusals: Record<string, number>
}
