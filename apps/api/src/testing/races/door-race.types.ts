import type { TenantActor } from '@portaria/contract/actors/actor'
import type { CommonOrder } from './race-worker.ts'

/** The orders of a process that races for doors. */
export type DoorRaceOwn = {
  desk: TenantActor
  resident: TenantActor
  apartmentId: string
  /** Lockers of four doors. */
  lockers: readonly string[]
}

export type DoorRaceOrder = CommonOrder & DoorRaceOwn

/** One act on a parcel or a command; `pulse`: a frame was written, which opens a door. */
export type DoorDeed = {
  deed: 'received' | 'asked' | 'pulse' | 'closed' | 'returned'
  id: string
}
