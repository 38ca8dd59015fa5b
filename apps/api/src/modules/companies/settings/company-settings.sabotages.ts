import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a recipient who is nobody of the company',
    edit: {
      file: '../public/panic-recipients.ts',
      find: 'return found === new Set(userIds).size',
      replace: 'return found >= 0',
    },
  },
]
