import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'no tenant where a file is claimed',
    isCore: true,
    edit: {
      file: '../../register-endpoints/file-claims.ts',
      find: 'WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND ${whose}`)',
      replace: 'WHERE id = ${id} AND ${whose}`)',
    },
  },
  {
    name: 'a file of somebody else, taken by its id',
    edit: {
      file: '../../register-endpoints/file-claims.ts',
      find: 'sql`created_by = ${actor.userId}`',
      replace: 'sql`true`',
    },
  },
]
