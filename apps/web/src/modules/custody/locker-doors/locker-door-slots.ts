import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../../register-pages/register-slots.ts'

/** The plan of a locker's doors, and the actions that open a parcel's door. */
export const lockerDoorSlots: SlotsByRegister = {
  lockers: {
    recordActions: [lazyCode(async () => (await import('./LockerPlanLink.tsx')).LockerPlanLink)],
  },
  parcels: {
    recordActions: [lazyCode(async () => (await import('./OnParcelRecord.tsx')).OnParcelRecord)],
  },
}
