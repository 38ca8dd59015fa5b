import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a queued entry of who had left the gate',
    edit: {
      file: './desk-author.ts',
      find: 'const isOfGate = member.was_here &&',
      replace: 'const isOfGate =',
    },
  },
  {
    name: 'a queued entry resolved again',
    edit: {
      file: './conflicts.repository.ts',
      find: "if (outcome !== 'conflict')",
      replace: "if (outcome === 'done')",
    },
  },
]
