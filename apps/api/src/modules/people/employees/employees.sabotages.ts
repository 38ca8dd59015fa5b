import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a login that outlives the dismissal',
    edit: {
      file: './behaviour.ts',
      find: 'await endLogins(context, ids)',
      replace: '',
    },
  },
]
