import type { TenantActor } from '@portaria/contract/actors/actor'
import type { CommonOrder } from './race-worker.ts'

/** What a process of a race for parcels is told. */
export type ParcelRaceOwn = {
  /** Two desks, and the household whose the parcels are. */
  desks: readonly TenantActor[]
  resident: TenantActor
  apartmentId: string
  residentId: string
}

export type ParcelRaceOrder = CommonOrder & ParcelRaceOwn

/** What was asked of a parcel, and answered. */
export type ParcelDeed = {
  deed: 'received' | 'collected' | 'signed' | 'returned' | 'renewed' | 'delegated' | 'revoked'
  parcelId: string
}
