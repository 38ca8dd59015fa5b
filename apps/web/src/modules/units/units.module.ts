import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { occupancySlots } from './occupancies/occupancy-slots.ts'

/** Towers, their units, and the people connected to them. */
export const unitsModule: WebModule = {
  name: 'units',
  slots: [
    occupancySlots,
    {
      towers: {
        recordActions: [
          lazyCode(
            async () => (await import('./towers/GenerateApartments.tsx')).GenerateApartments,
          ),
        ],
        recordPanels: [
          lazyCode(async () => (await import('./towers/TowerBuilding.tsx')).TowerBuilding),
        ],
      },
      apartments: {
        listActions: [
          lazyCode(async () => (await import('./apartments/OpenBuilding.tsx')).OpenBuilding),
        ],
      },
    },
  ],
}
