import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'another’s membership to end',
    edit: {
      file: './own-memberships.service.ts',
      find: 'AND user_id = ${actor.userId} AND deleted_at IS NULL',
      replace: 'AND deleted_at IS NULL',
    },
  },
]
