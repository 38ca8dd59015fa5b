import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'nobody who must have a second factor',
    edit: {
      file: './enrolment.service.ts',
      find: 'if (!(await mustHaveFactor(queries, account.id, platformFactor))) return null',
      replace: 'return null',
    },
  },
  {
    name: 'a factor added by a ticket for the first one',
    edit: {
      file: './enrolment.service.ts',
      find: 'if (!isSpent || hasSecondFactor(before))',
      replace: 'if (!isSpent)',
    },
  },
]
