import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../../register-pages/register-slots.ts'

/** The figures, both signatures and the printed sheet, on the pages of handovers. */
export const handoverSlots: SlotsByRegister = {
  handovers: {
    recordActions: [lazyCode(async () => (await import('./PrintHandover.tsx')).PrintHandover)],
    recordTransitions: {
      leave: lazyCode(async () => (await import('./Signing.tsx')).SignLeaving),
      receive: lazyCode(async () => (await import('./Signing.tsx')).SignComing),
    },
    recordPanels: [lazyCode(async () => (await import('./FiguresPanel.tsx')).FiguresPanel)],
  },
}
