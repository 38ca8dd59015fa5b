import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an entry of a desk that several people resolve at once',
    edit: {
      file: './conflicts.repository.ts',
      find: 'AND id = ${id} FOR UPDATE`',
      replace: 'AND id = ${id}`',
    },
  },
]
