import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
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
