import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a body that may be silent for ever',
    edit: {
      file: './slow-bodies.ts',
      find: 'return slow || now - body.lastReadAt >= limits.silentMs || took >= limits.wholeMs',
      replace: 'return false',
    },
  },
  {
    name: 'a sender who is blamed for our own waiting',
    edit: {
      file: './slow-bodies.ts',
      find: 'late || isUnread(raw)',
      replace: 'late',
    },
  },
]
