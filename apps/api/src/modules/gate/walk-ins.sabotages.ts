import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a household that is asked about somebody blocked',
    edit: {
      file: '../visits/visits/behaviour.ts',
      find: 'if (warnings.length > 0) throw undecided(null, warnings)',
      replace: '',
    },
  },
]
