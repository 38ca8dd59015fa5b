import { lazy } from 'react'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

/** The slots of choosing a segment on the pages of segments. */
export const segmentSlots: SlotsByRegister = {
  segments: {
    listActions: [
      lazy(async () => ({ default: (await import('./ChooseSegment.tsx')).ChooseSegment })),
    ],
    recordActions: [lazy(async () => ({ default: (await import('./UseSegment.tsx')).UseSegment }))],
  },
}
