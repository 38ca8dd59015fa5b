import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a secret that opens for another person',
    isCore: true,
    edit: {
      file: './sealed-secret.ts',
      find: '.setAAD(Buffer.from(ownerId))',
      replace: '',
    },
  },
]
