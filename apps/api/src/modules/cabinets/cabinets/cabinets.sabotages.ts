import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an item that is lent twice',
    sql: `DROP INDEX cabinet_loans_open;
      CREATE UNIQUE INDEX cabinet_loans_open ON cabinet_loans (tenant_id, id)`,
  },
  {
    name: 'a thing that is lent to somebody who was dismissed',
    edit: {
      file: './loans.ts',
      find: "AND ${isEmployed(sql.ref('e'))} FOR SHARE",
      replace: 'AND e.deleted_at IS NULL FOR SHARE',
    },
  },
  {
    name: 'an item that leaves its cabinet while it is lent',
    edit: {
      file: './behaviour.ts',
      find: "if (gone.length > 0 && (await isLent(context, gone))) throw fieldProblem('items', 'item_lent')",
      replace: '',
    },
  },
  {
    name: 'a cabinet that is removed while an item of it is lent',
    edit: {
      file: './behaviour.ts',
      find: "if (await isLent(context, idsOf(row['items']))) throw fieldProblem('items', 'item_lent')",
      replace: '',
    },
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
