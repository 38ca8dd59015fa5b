import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an import that means a disputed car',
    edit: {
      file: './line-matcher.ts',
      find: '${undisputed(machinery.register, row)}',
      replace: 'true',
    },
  },
]
