import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
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
