import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'another exit that nobody tried',
    edit: {
      file: './behaviour.ts',
      find: "throw fieldProblem('exit_tried_on', 'exit_not_tried')",
      replace: 'return next',
    },
  },
  {
    name: 'two points that answer for one channel of a reader',
    edit: {
      file: './behaviour.ts',
      find: "if (found) throw fieldProblem('channel', 'channel_taken')",
      replace: '',
    },
  },
]
