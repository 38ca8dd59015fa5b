import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'metrics for whatever a proxy on this machine passes on',
    edit: {
      file: './health.ts',
      find: 'return isLoopback(peer) && !forwarded',
      replace: 'return isLoopback(peer)',
    },
  },
]
