import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../../register-pages/register-slots.ts'

/** The plan of a locker's doors, and what opens the door of a parcel. */
export const lockerDoorSlots: SlotsByRegister = {
  lockers: {
    recordActions: [lazyCode(async () => (await import('./LockerPlanLink.tsx')).LockerPlanLink)],
  },
  parcels: {
    recordActions: [lazyCode(async () => (await import('./OnParcelRecord.tsx')).OnParcelRecord)],
  },
}
