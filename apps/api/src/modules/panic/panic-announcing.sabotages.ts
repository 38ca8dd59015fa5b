import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an event for each press',
    edit: {
      file: './panic-announcing.ts',
      find: 'if (isDue) return announce',
      replace: 'if (isDue || !isPlanned) return announce',
    },
  },
]
