import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a handover whose times somebody else changes before it is signed',
    edit: {
      file: './behaviour.ts',
      find: 'requireOutgoing(context, before)',
      replace: 'await Promise.resolve()',
    },
  },
]
