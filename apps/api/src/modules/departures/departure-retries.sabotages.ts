import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a departure that is undone while it happens',
    edit: {
      file: './ending.ts',
      find: "AND d.state = 'planned'\n    FOR UPDATE`",
      replace: "AND d.state = 'planned'`",
    },
  },
]
