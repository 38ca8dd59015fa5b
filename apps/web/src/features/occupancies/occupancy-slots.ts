import { lazy } from 'react'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const OccupanciesPanel = lazy(async () => ({
  default: (await import('./OccupanciesPanel.tsx')).OccupanciesPanel,
}))

const InactivateOffer = lazy(async () => ({
  default: (await import('./InactivateOffer.tsx')).InactivateOffer,
}))

/** Occupancies beside a person and beside a unit. */
export const occupancySlots: SlotsByRegister = {
  residents: { formAside: [OccupanciesPanel], inUse: [InactivateOffer] },
  apartments: { formAside: [OccupanciesPanel] },
}
