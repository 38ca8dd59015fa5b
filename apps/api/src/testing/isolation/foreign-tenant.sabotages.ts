import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'no tenant in the scope of rows',
    isCore: true,
    edit: {
      file: '../../register-endpoints/record-columns.ts',
      find: 'sql`${alias}.tenant_id = ${actor.tenantId}`',
      replace: 'sql`true`',
    },
  },
  {
    name: 'no tenant in the total of a list',
    isCore: true,
    edit: {
      file: '../../register-endpoints/list-records.ts',
      find: 'WHERE tenant_id = ${actor.tenantId} AND register = ',
      replace: 'WHERE register = ',
    },
  },
]
