import type { DriverClock } from '../../driver-clock.ts'
import type { ObjectStore } from './object-store.ts'
import type { ReaderCalls } from './reader-calls.ts'
import type { ReaderProfile } from './reader-profile.ts'

/** A reader as the parts of the driver use it. */
export type Reader = {
  readonly calls: ReaderCalls
  readonly store: ObjectStore
  readonly profile: ReaderProfile
  readonly clock: DriverClock
}
