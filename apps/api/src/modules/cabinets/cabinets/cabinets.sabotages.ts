import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an item that is lent twice',
    sql: `DROP INDEX cabinet_loans_open;
      CREATE UNIQUE INDEX cabinet_loans_open ON cabinet_loans (tenant_id, id)`,
  },
  {
    name: 'a loan to a resident of another company',
    edit: {
      file: './loans.ts',
      find: 'if (resident_id !== null) await keepResident(context, resident_id)',
      replace: '',
    },
  },
]
