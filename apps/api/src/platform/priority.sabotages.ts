import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'processes of the database that give way within their session only',
    edit: {
      file: './priority.ts',
      find: "if (processId !== 0 && process.platform === 'linux')",
      replace: 'if (processId === 0)',
    },
  },
]
