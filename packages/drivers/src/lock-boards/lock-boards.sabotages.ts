import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an answer of a lock that is older than the frame',
    edit: {
      file: './board-bus.ts',
      find: 'mark.unanswered + (links - mark.links)',
      replace: '0',
    },
  },
]
