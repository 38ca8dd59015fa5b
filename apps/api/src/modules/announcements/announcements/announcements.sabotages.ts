import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an announcement that is read before it is sent',
    edit: {
      file: './receipts.ts',
      find: 'OR (${holdsNow(announcement)} AND ${hasActor',
      replace: 'OR (${hasActor',
    },
  },
  {
    name: 'an announcement that is read by whom it is not for',
    edit: {
      file: './receipts.ts',
      find: 'AND ${hasActor(storedAudience(announcement), actor)}',
      replace: '',
    },
  },
  {
    name: 'a withdrawn announcement that is read on',
    edit: {
      file: './receipts.ts',
      find: "${announcement}.state IN ('sent', 'expired') AND ${isRecipient",
      replace: '${isRecipient',
    },
  },
]
