import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a company whose last two síndicos end at once',
    edit: {
      file: '../public/sindicos.ts',
      find: 'ORDER BY t.id FOR NO KEY UPDATE',
      replace: 'ORDER BY t.id',
    },
  },
]
