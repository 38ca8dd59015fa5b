import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a dismissal that a card does not see',
    edit: {
      file: '../../modules/belongings/cards/behaviour.ts',
      find: 'AND h.id = ${next[name]} FOR SHARE`',
      replace: 'AND h.id = ${next[name]}`',
    },
  },
]
