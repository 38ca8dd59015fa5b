import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a name server that is waited for',
    edit: {
      file: './resolve-name.ts',
      find: 'setTimeout(() => resolver.cancel(), TIMEOUT_MS.all)',
      replace: 'undefined',
    },
  },
  {
    name: 'a name that is asked for each time',
    edit: {
      file: './resolve-name.ts',
      find: 'failures.set(name, { error, until: Date.now() + FAILURE_MS })',
      replace: 'void FAILURE_MS',
    },
  },
]
