import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'rounds of others, seen by who walks their own',
    tests: ['./rounds.test.ts'],
    edit: {
      file: '../row-rules.ts',
      find: 'AND w.employee_id = ${ownEmployee(actor)}',
      replace: '',
    },
  },
]
