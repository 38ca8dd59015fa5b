import { lazy } from 'react'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const OccupanciesPanel = lazy(async () => ({
  default: (await import('./OccupanciesPanel.tsx')).OccupanciesPanel,
}))

/** Who lives where stands beside both: the person and the unit. */
export const occupancySlots: SlotsByRegister = {
  residents: { formAside: [OccupanciesPanel] },
  apartments: { formAside: [OccupanciesPanel] },
}
