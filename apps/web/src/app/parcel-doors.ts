import type { ParcelDoors } from '../modules/custody/parcels/parcel-doors.ts'
import { lazyCode } from '../platform/connection/lazy-code.ts'

/** The doors of lockers, for the windows and pages of parcels. */
export const parcelDoors: ParcelDoors = {
  Deposit: lazyCode(
    async () =>
      (await import('../modules/custody/locker-doors/commands/DepositButton.tsx')).DepositButton,
  ),
  Collect: lazyCode(
    async () =>
      (await import('../modules/custody/locker-doors/commands/CollectAtLocker.tsx'))
        .CollectAtLocker,
  ),
  OpenByCode: lazyCode(
    async () =>
      (await import('../modules/custody/locker-doors/commands/OpenByCode.tsx')).OpenByCode,
  ),
}
