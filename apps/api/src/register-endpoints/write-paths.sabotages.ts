import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an import that follows no rule for existing rows',
    edit: {
      file: './imports/line-checker.ts',
      find: 'if (isUpdate) await checkRow(machinery, context, next, match, options)',
      replace: '',
    },
  },
]
