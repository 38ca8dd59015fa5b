import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an entry that is taken for another of its id',
    edit: {
      file: './desk-entries.repository.ts',
      find: 'AND digest IS NULL AND author_id = ${authorId}))',
      replace: 'AND ${authorId} IS NOT NULL))',
    },
  },
]
