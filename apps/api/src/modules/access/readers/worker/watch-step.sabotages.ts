import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an interlock whose doors nobody reads',
    edit: {
      file: './watch-step.ts',
      find: 'if (!reader.hasInterlocks ||',
      replace: 'if (reader.hasInterlocks ||',
    },
  },
]
