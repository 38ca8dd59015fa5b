import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'acts without a limit',
    tests: ['./act-counts.test.ts'],
    edit: { file: './act-counts.ts', find: 'if (count > free)', replace: 'if (count > 10 * free)' },
  },
]
