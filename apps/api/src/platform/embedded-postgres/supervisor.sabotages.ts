import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a database that was stopped on purpose and is started again',
    edit: {
      file: './supervisor.ts',
      find: '!(await hasPidFile(cluster))',
      replace: 'false',
    },
  },
  {
    name: 'a database that is started over and over, however soon it ends',
    edit: {
      file: './supervisor.ts',
      find: 'if (place < from) continue',
      replace: '',
    },
  },
]
