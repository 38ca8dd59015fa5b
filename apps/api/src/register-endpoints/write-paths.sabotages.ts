import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
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
