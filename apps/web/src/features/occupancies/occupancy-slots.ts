import { lazy } from 'react'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const OccupanciesPanel = lazy(async () => ({
  default: (await import('./OccupanciesPanel.tsx')).OccupanciesPanel,
}))

const HouseholdPanel = lazy(async () => ({
  default: (await import('./HouseholdPanel.tsx')).HouseholdPanel,
}))

const InactivateOffer = lazy(async () => ({
  default: (await import('./InactivateOffer.tsx')).InactivateOffer,
}))

/** Occupancies of a person and of a unit, and who else lives there. */
export const occupancySlots: SlotsByRegister = {
  residents: { recordPanels: [OccupanciesPanel, HouseholdPanel], inUse: [InactivateOffer] },
  occupancies: {
    formParts: [
      lazy(async () => ({ default: (await import('./RelationRights.tsx')).RelationRights })),
    ],
  },
  apartments: { recordPanels: [OccupanciesPanel] },
}
