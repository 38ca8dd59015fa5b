import type { TenantActor } from '@portaria/contract/actors/actor'
import type { CommonOrder } from './race-worker.ts'

/** Who books for which unit. */
export type RacingUnit = { apartment_id: string; resident_id: string }

/** What a process of a race for areas is told. */
export type EventRaceOwn = {
  sindico: TenantActor
  resident: TenantActor
  /** Units, the resident's own first. */
  units: readonly RacingUnit[]
  areas: readonly string[]
}

export type EventRaceOrder = CommonOrder & EventRaceOwn

/** What was done with a reservation. */
export type EventDeed = {
  deed: 'booked' | 'moved' | 'approved' | 'cancelled' | 'offered' | 'accepted' | 'lapsed'
  id: string
}
