import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an import that asks no hook about existing rows',
    edit: {
      file: './imports/line-checker.ts',
      find: 'isUpdate ? await completeRow(machinery, context, draft, match) : draft',
      replace: 'draft',
    },
  },
  {
    name: 'an import that follows no rule for existing rows',
    edit: {
      file: './imports/line-checker.ts',
      find: 'if (isUpdate) await checkRow(machinery, context, next, match, options)',
      replace: '',
    },
  },
  {
    name: 'many at once without the hook',
    edit: {
      file: './bulk-records.ts',
      find: 'await completeRow(machinery, context, draft, before, step ? action : undefined)',
      replace: '{ ...before, ...written }',
    },
  },
  {
    name: 'a row brought back without the hook',
    edit: {
      file: './remove-records.ts',
      find: 'await completeRow(machinery, context, before, before)',
      replace: 'before',
    },
  },
]
