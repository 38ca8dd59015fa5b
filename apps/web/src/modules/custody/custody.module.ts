import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { unitDefaults } from '../units/public/linked/unit-defaults.ts'
import { lockerDoorSlots } from './locker-doors/locker-door-slots.ts'
import { parcelSlots } from './parcels/parcel-slots.ts'

/** Parcels from reception to hand-over, and the doors of lockers. */
export const custodyModule: WebModule = {
  name: 'custody',
  slots: [
    parcelSlots,
    lockerDoorSlots,
    {
      parcels: { formParts: unitDefaults },
      lockers: {
        shownFields: ['doors'],
        recordPanels: [
          lazyCode(async () => (await import('./lockers/LockerDoors.tsx')).LockerDoors),
        ],
      },
    },
  ],
  itemActions: {
    locker_attention: lazyCode(
      async () => (await import('./locker-doors/LockerItem.tsx')).LockerItem,
    ),
  },
  ownLists: {
    parcels: {
      condomino: lazyPart(
        async () => (await import('./parcels/own/OwnParcelsPage.tsx')).OwnParcelsPage,
      ),
    },
  },
}
