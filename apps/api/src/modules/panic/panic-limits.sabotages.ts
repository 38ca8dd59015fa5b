import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

const tests = ['./panic-limits.test.ts']

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'words of an alert that take a connection although they are refused',
    tests,
    edit: { file: './panic.service.ts', find: '    limit.take(actor)\n', replace: '' },
  },
  {
    name: 'words of an alert that each server counts alone',
    tests,
    edit: {
      file: './panic-limits.ts',
      find: 'await countAct(context, limit, userId ?? tenantId)',
      replace: 'await Promise.resolve(userId)',
    },
  },
]
