import { mayUse } from '@portaria/contract/define-register/permissions'
import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { ROUND_KIND } from './run/round-kind.ts'

/** Patrol points, the patrols that pass them, and each round. */
export const roundsModule: WebModule = {
  name: 'rounds',
  offlineKinds: [
    {
      kind: ROUND_KIND,
      maySend: (role) => mayUse(role, 'rounds.walk'),
      async send() {
        const { sendRounds } = await import('./run/send-rounds.ts')
        sendRounds()
      },
    },
  ],
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
      rounds: {
        recordActions: [lazyCode(async () => (await import('./walk/WalkRound.tsx')).WalkRound)],
        recordPanels: [lazyCode(async () => (await import('./walk/WalkPanel.tsx')).WalkPanel)],
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
