import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

/** Removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a path of a reader that stays as it was after its change',
    edit: {
      file: './change-path.ts',
      find: 'generation = generation + 1',
      replace: 'generation = generation',
    },
  },
]
