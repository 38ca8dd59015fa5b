import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'no unique apartment number',
    sql: 'DROP INDEX apartments_number',
  },
  {
    name: 'a removal and a change that do not lock their row',
    edit: {
      file: '../../register-endpoints/write-records.ts',
      find: ' FOR ${strength} OF r`)',
      replace: '`)',
    },
  },
]
