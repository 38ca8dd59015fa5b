import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a secret of a device that is stored as it is',
    edit: {
      file: './behaviour.ts',
      find: 'seal.seal(ownerOf(context, device), secret)',
      replace: 'Buffer.from(secret)',
    },
  },
]
