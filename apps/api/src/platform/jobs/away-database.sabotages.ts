import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a job whose end is lost with the database, and which runs again',
    only: 'notes the end of a job',
    edit: {
      file: './queue-pool.ts',
      find: 'if (!wasReached || gaveUp.signal.aborted) throw error',
      replace: 'if (error) throw error',
    },
  },
  {
    name: 'a runner that stays with a standby',
    only: 'leaves connections to a standby',
    edit: {
      file: './queue-pool.ts',
      find: 'if (databaseCode(answer) !== READ_ONLY) return',
      replace: 'if (READ_ONLY) return',
    },
  },
  {
    name: 'a runner that hears nothing any more after its database was away',
    only: 'runs jobs at once when it is back',
    edit: {
      file: './due-jobs.ts',
      find: 'while (!stopping.signal.aborted) {',
      replace: 'for (const _ of [1]) {',
    },
  },
]
