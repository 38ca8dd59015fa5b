import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a flood of one address that holds what others are told',
    edit: {
      file: './refusal-pace.ts',
      find: 'standings.get(party) ??',
      replace: '[...standings.values()][0] ??',
    },
  },
]
