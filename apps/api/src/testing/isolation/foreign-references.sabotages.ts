import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'no tenant where a file is claimed',
    isCore: true,
    edit: {
      file: '../../register-endpoints/write-checks.ts',
      find: 'WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)',
      replace: 'WHERE id = ${id}`)',
    },
  },
]
