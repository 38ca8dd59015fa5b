import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
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
