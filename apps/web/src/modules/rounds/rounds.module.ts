import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'

/** Points that are passed, patrols past them, and each round. */
export const roundsModule: WebModule = {
  name: 'rounds',
  slots: [
    {
      'patrol-points': {
        bulkActions: [
          lazyCode(async () => (await import('./labels/PrintLabels.tsx')).PrintSelected),
        ],
        recordActions: [
          lazyCode(async () => (await import('./labels/PrintLabels.tsx')).PrintLabel),
          lazyCode(async () => (await import('./labels/RenewCode.tsx')).RenewCode),
        ],
      },
      patrols: {
        recordActions: [
          lazyCode(async () => (await import('./patrols/PatrolRounds.tsx')).BeginUnplanned),
        ],
        recordPanels: [
          lazyCode(async () => (await import('./patrols/PatrolRounds.tsx')).PatrolRounds),
        ],
      },
    },
  ],
}
