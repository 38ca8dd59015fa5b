import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an approval on loopback that outlives its simulated reader',
    edit: {
      file: './loopback-addresses.ts',
      find: "{ set: decided('refused', actor.userId) }",
      replace: "{ set: decided('approved', actor.userId) }",
    },
  },
]
