import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'answers that nobody reads, kept for ever',
    edit: {
      file: './unread-answers.ts',
      find: 'raw.destroy()',
      replace: '',
    },
  },
]
