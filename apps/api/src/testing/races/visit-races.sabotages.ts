import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an entry that does not lock the visitor, nor is refused by the table',
    sql: `DROP INDEX visits_inside;
      CREATE UNIQUE INDEX visits_inside ON visits (tenant_id, id)`,
    edit: {
      file: '../../modules/visits/visits/entry-checks.ts',
      find: 'AND v.deleted_at IS NULL\n    FOR NO KEY UPDATE`)',
      replace: 'AND v.deleted_at IS NULL`)',
    },
  },
]
