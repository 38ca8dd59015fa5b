import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../../register-pages/register-slots.ts'

const OccupanciesPanel = lazyCode(
  async () => (await import('./OccupanciesPanel.tsx')).OccupanciesPanel,
)

const HouseholdPanel = lazyCode(async () => (await import('./HouseholdPanel.tsx')).HouseholdPanel)

/** Occupancies on the pages of people and units, and the other residents. */
export const occupancySlots: SlotsByRegister = {
  residents: { recordPanels: [OccupanciesPanel, HouseholdPanel] },
  occupancies: {
    formParts: [lazyCode(async () => (await import('./RelationRights.tsx')).RelationRights)],
  },
  apartments: { recordPanels: [OccupanciesPanel] },
}
