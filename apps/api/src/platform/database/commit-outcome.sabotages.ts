import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each answers as done, or as not done, what may be stored or not. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a cancelled wait for the standby counts as stored',
    edit: {
      file: './commit-outcome.ts',
      find: "if (routine === 'SyncRepWaitForLSN') cancelled",
      replace: "if (routine === 'nothing') cancelled",
    },
  },
  {
    name: 'a connection that breaks at COMMIT counts as not stored',
    edit: {
      file: './commit-outcome.ts',
      find: "throw new UnknownOutcome('the connection broke at COMMIT', { cause: error })",
      replace: 'throw error',
    },
  },
  {
    name: 'a COMMIT without an answer gives its connection back',
    edit: {
      file: './database-pool.ts',
      find: 'if (held) void held',
      replace: 'if (held) void Promise.resolve()',
    },
  },
]
