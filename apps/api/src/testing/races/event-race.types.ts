import type { TenantActor } from '@portaria/contract/actors/actor'
import type { CommonOrder } from './race-worker.ts'

/** A unit, and the resident who books for it. */
export type RacingUnit = { apartment_id: string; resident_id: string }

/** The orders of a process that races for areas. */
export type EventRaceOwn = {
  sindico: TenantActor
  resident: TenantActor
  /** Units, the resident's own first. */
  units: readonly RacingUnit[]
  areas: readonly string[]
}

export type EventRaceOrder = CommonOrder & EventRaceOwn

/** One act on a reservation. */
export type EventDeed = {
  deed: 'booked' | 'moved' | 'approved' | 'cancelled' | 'offered' | 'accepted' | 'lapsed'
  id: string
}
