import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a stop that is not seen by a connection which comes after it',
    edit: {
      file: './database-signals.ts',
      find: 'if (stopping.signal.aborted) return',
      replace: '',
    },
  },
]
