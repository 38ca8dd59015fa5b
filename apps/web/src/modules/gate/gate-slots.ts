import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

/** Entries and their warnings, on the page of a visit. */
export const gateSlots: SlotsByRegister = {
  visits: {
    recordTransitions: {
      'check-in': lazyCode(async () => (await import('./entry/CheckIn.tsx')).CheckIn),
    },
    recordPanels: [lazyCode(async () => (await import('./entry/EntryNotes.tsx')).EntryNotes)],
  },
}
