import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an IPv6 site whose networks count alone',
    edit: {
      file: '../../../platform/network.ts',
      find: 'if (name === site) return',
      replace: 'if (name !== site || name === site) return',
    },
  },
]
