import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a new occupancy without the rights of its relation',
    edit: {
      file: './behaviour.ts',
      find: 'before === null ? withRights(typed) : typed',
      replace: 'typed',
    },
  },
]
