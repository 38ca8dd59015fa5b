import type { Sabotage } from './sabotage.ts'

const cabinets = ['registers/cabinets']

/** What keeps one thing with one borrower. */
export const cabinetSabotages: readonly Sabotage[] = [
  {
    name: 'an item that is lent twice',
    tests: cabinets,
    sql: `DROP INDEX cabinet_loans_open;
      CREATE UNIQUE INDEX cabinet_loans_open ON cabinet_loans (tenant_id, id)`,
  },
  {
    name: 'a thing that is lent to somebody who was dismissed',
    tests: cabinets,
    edit: {
      file: 'registers/cabinets/loans.ts',
      find: "AND ${openThings.employee.isOpen(sql.ref('e'), actor)} FOR SHARE",
      replace: 'AND e.deleted_at IS NULL FOR SHARE',
    },
  },
  {
    name: 'an item that leaves its cabinet while it is lent',
    tests: cabinets,
    edit: {
      file: 'registers/cabinets/behaviour.ts',
      find: "if (gone.length > 0 && (await isLent(context, gone))) throw fieldProblem('items', 'item_lent')",
      replace: '',
    },
  },
  {
    name: 'a cabinet that is removed while an item of it is lent',
    tests: cabinets,
    edit: {
      file: 'registers/cabinets/behaviour.ts',
      find: "if (await isLent(context, idsOf(row['items']))) throw fieldProblem('items', 'item_lent')",
      replace: '',
    },
  },
  {
    name: 'a loan to a resident of another company',
    tests: cabinets,
    edit: {
      file: 'registers/cabinets/loans.ts',
      find: 'if (resident_id !== null) await keepResident(context, resident_id)',
      replace: '',
    },
  },
]
