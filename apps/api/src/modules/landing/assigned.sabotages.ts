import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'visits of another provider on a first screen',
    edit: {
      file: '../visits/visits/assigned.ts',
      find: 'WHERE v.tenant_id = ${actor.tenantId} AND v.provider_id = ${own} AND v.deleted_at IS NULL\n      AND v.state IN',
      replace:
        'WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL\n      AND v.state IN',
    },
  },
]
