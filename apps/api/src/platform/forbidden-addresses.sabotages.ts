import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'metadata services that are reached',
    edit: {
      file: './forbidden-addresses.ts',
      find: "  ['169.254.0.0', 16],",
      replace: '',
    },
  },
]
