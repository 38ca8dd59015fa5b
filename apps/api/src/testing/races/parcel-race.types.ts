import type { TenantActor } from '@portaria/contract/actors/actor'
import type { CommonOrder } from './race-worker.ts'

/** The orders of a process that races for parcels. */
export type ParcelRaceOwn = {
  /** Two desks, and the household that owns the parcels. */
  desks: readonly TenantActor[]
  resident: TenantActor
  apartmentId: string
  residentId: string
}

export type ParcelRaceOrder = CommonOrder & ParcelRaceOwn

/** One answered act on a parcel. */
export type ParcelDeed = {
  deed: 'received' | 'collected' | 'signed' | 'returned' | 'renewed' | 'delegated' | 'revoked'
  parcelId: string
}
