import type { Sabotage } from '../../../tools/sabotage/sabotage.ts'

export const sabotages: readonly Sabotage[] = [
  {
    name: 'a production server migrates',
    edit: {
      file: './prepared-schema.ts',
      find: 'production && databaseUrl !== undefined',
      replace: 'production && databaseUrl === null',
    },
  },
]
