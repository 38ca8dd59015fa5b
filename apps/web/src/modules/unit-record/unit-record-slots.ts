import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

/** The link from a unit to its record. */
export const unitRecordSlots: SlotsByRegister = {
  apartments: {
    recordActions: [lazyCode(async () => (await import('./RecordLink.tsx')).RecordLink)],
  },
}
