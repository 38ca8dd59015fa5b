import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./monitor.test.ts']

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'openings from afar without a limit',
    tests,
    only: 'has a limit for each person',
    edit: {
      file: '../readers/commands/given-commands.repository.ts',
      find: 'isOpening ? COMMANDS_PER_HOUR.opening :',
      replace: 'isOpening ? 1_000_000 :',
    },
  },
]
