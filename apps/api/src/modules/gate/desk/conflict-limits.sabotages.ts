import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'entries without end that wait for a person',
    edit: {
      file: './conflicts.repository.ts',
      find: 'return open < OPEN_MAX',
      replace: 'return open >= 0',
    },
  },
  {
    name: 'a message for every entry that waits',
    edit: {
      file: './conflict-news.ts',
      find: 'pauseS: TOLD_ONCE_S,',
      replace: '',
    },
  },
  {
    name: 'a message of an entry that is resolved',
    edit: {
      file: './conflict-news.ts',
      find: 'if (next) await retell',
      replace: 'if (next && authorId === next.id) await retell',
    },
  },
]
