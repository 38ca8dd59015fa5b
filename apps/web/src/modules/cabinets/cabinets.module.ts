import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'

/** Items lent from cabinets. */
export const cabinetsModule: WebModule = {
  name: 'cabinets',
  slots: [
    {
      cabinets: {
        shownFields: ['items'],
        recordPanels: [lazyCode(async () => (await import('./CabinetLoans.tsx')).CabinetLoans)],
      },
    },
  ],
}
