import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

/** The record on the page of a unit, and the link to its printed form. */
export const unitRecordSlots: SlotsByRegister = {
  apartments: {
    recordActions: [lazyCode(async () => (await import('./RecordLink.tsx')).RecordLink)],
    recordPanels: [lazyCode(async () => (await import('./UnitSections.tsx')).UnitSections)],
    recordHistory: [lazyCode(async () => (await import('./UnitHistory.tsx')).UnitHistory)],
  },
}
