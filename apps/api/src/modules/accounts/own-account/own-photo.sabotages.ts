import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a replaced picture that stays',
    edit: {
      file: './own-photo.service.ts',
      find: 'await store.remove(fileOwner(actor).tenantId, before)',
      replace: 'await Promise.resolve()',
    },
  },
]
