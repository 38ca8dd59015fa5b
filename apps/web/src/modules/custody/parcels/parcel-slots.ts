import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../../register-pages/register-slots.ts'

/** The codes, the hand-over and the chain of custody on the pages of parcels. */
export const parcelSlots: SlotsByRegister = {
  parcels: {
    listActions: [lazyCode(async () => (await import('./CollectByCode.tsx')).CollectByCode)],
    recordActions: [
      lazyCode(async () => (await import('./custody/MoveParcel.tsx')).MoveParcel),
      lazyCode(async () => (await import('./custody/PrintRefusal.tsx')).PrintRefusal),
      lazyCode(async () => (await import('./report/PrintReport.tsx')).PrintReport),
    ],
    recordTransitions: {
      'hand-over': lazyCode(async () => (await import('./HandOver.tsx')).HandOver),
      refuse: lazyCode(async () => (await import('./custody/RefuseLetter.tsx')).RefuseLetter),
    },
    recordPanels: [
      lazyCode(async () => (await import('./PickupCodes.tsx')).PickupCodes),
      lazyCode(async () => (await import('./ParcelCustody.tsx')).ParcelCustody),
    ],
    // The steps above the chain of custody have their moments.
    shownFields: ['arrived_at', 'told_at', 'reminded_at', 'handed_at'],
  },
}
