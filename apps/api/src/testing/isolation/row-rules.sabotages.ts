import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'no row rule',
    isCore: true,
    edit: {
      file: '../../register-endpoints/row-scope.ts',
      find: 'if (rule !== null) return',
      replace: 'if (rule === undefined) return',
    },
  },
  {
    name: 'an occupancy that never ends',
    isCore: true,
    edit: {
      file: '../../modules/units/public/occupancies.ts',
      find: 'AND (${occupancy}.ends_on IS NULL OR ${occupancy}.ends_on >= ${day})',
      replace: '',
    },
  },
  {
    name: 'telephones of everybody in the household',
    edit: {
      file: '../../register-endpoints/row-scope.ts',
      find: 'return rule === null ? sql`` :',
      replace: 'return rule !== undefined ? sql`` :',
    },
  },
  {
    name: 'a guardian of somebody grown up',
    edit: {
      file: '../../modules/people/row-rules.ts',
      find: ' AND ${isMinorToday(row, actor)}))`',
      replace: '))`',
    },
  },
  {
    name: 'strangers that a landlord puts into a unit',
    edit: {
      file: '../../modules/units/public/own-units.ts',
      find: "AND o.relation IN ('owner', 'tenant')",
      replace: '',
    },
  },
]
