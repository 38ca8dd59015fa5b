import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'leaked passwords taken for good',
    edit: {
      file: './password-policy.ts',
      find: 'if (isLeaked(plain) || isLeaked(undisguised(plain))) return true',
      replace: '',
    },
  },
]
