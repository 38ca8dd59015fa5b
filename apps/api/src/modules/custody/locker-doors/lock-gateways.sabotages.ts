import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a line of jobs that companies share',
    edit: {
      file: './lock-gateways.ts',
      find: '`${actor.tenantId} ${host}:${port}`',
      replace: '`${host}:${port}`',
    },
  },
]
