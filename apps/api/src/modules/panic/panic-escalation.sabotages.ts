import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an alert that anybody may take',
    edit: {
      file: './panic.service.ts',
      find: "requireReaderMay(actor, 'panic.acknowledge')",
      replace: '',
    },
  },
]
