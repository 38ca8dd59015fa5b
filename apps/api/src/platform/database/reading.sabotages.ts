import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'reading without the tenant’s setting',
    isCore: true,
    edit: {
      file: './database-pool.ts',
      find: 'const begun = begin(client, settings)',
      replace: 'const begun = begin(client, {})',
    },
  },
  {
    name: 'a setting of one tenant that outlives its transaction',
    isCore: true,
    edit: {
      file: './database-pool.ts',
      find: '; SET LOCAL ',
      replace: '; SET ',
    },
  },
]
