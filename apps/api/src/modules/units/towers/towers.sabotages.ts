import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an inactive tower around active units',
    edit: {
      file: './behaviour.ts',
      find: "if (active) throw fieldProblem('status', 'active_units')",
      replace: '',
    },
  },
]
