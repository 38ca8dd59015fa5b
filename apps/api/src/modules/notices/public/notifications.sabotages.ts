import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'items for the people who are named, members or not',
    edit: {
      file: './notifications.ts',
      find: 'WHERE m.role = ANY(${rolesOf(kind)}) AND',
      replace: 'WHERE ${rolesOf(kind)}::text[] IS NOT NULL AND',
    },
  },
]
