import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'e-mails of nobody in the trail as they are',
    edit: {
      file: '../public/throttle/sign-in-failures.ts',
      find: 'account: digestOf(who)',
      replace: 'account: who',
    },
  },
]
