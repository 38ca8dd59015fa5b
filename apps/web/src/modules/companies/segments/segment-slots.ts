import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../../register-pages/register-slots.ts'

/** The buttons that choose a segment, on the pages of segments. */
export const segmentSlots: SlotsByRegister = {
  segments: {
    listActions: [lazyCode(async () => (await import('./ChooseSegment.tsx')).ChooseSegment)],
    recordActions: [lazyCode(async () => (await import('./UseSegment.tsx')).UseSegment)],
  },
}
