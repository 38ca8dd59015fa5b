import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'no unique apartment number',
    sql: 'DROP INDEX apartments_number',
  },
  {
    name: 'a create that does not hold its parent',
    edit: {
      file: '../../register-endpoints/write-checks.ts',
      find: ' FOR KEY SHARE OF r`)',
      replace: '`)',
    },
  },
  {
    name: 'a removal and a change that do not lock their row',
    edit: {
      file: '../../register-endpoints/write-records.ts',
      find: ' FOR ${strength} OF r`)',
      replace: '`)',
    },
  },
  {
    name: 'a restore that does not hold its parent',
    edit: {
      file: '../../register-endpoints/remove-records.ts',
      find: ' FOR KEY SHARE OF r`)',
      replace: '`)',
    },
  },
  {
    name: 'a bulk change that does not lock its rows',
    edit: {
      file: '../../register-endpoints/bulk-records.ts',
      find: "ORDER BY r.id FOR ${action === 'delete' ? sql`UPDATE` : sql`NO KEY UPDATE`} OF r`)",
      replace: 'ORDER BY r.id`)',
    },
  },
]
