import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
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
