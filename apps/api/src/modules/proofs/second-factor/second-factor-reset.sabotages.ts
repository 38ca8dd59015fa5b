import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a letter about the second factor that sets a password',
    edit: {
      file: '../../accounts/password/password-reset.service.ts',
      find: "['reset', 'invitation']",
      replace: "['reset', 'invitation', 'second_factor']",
    },
  },
]
