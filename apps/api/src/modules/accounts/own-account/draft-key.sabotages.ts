import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'one key for the drafts of everybody',
    edit: {
      file: './draft-key.ts',
      find: 'of: String(userId)',
      replace: 'of: String(userId?.length)',
    },
  },
]
