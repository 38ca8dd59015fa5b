import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a record with the things of an earlier household',
    tests: ['./unit-record.test.ts'],
    edit: {
      file: './record-sections.ts',
      find: 'if (scope.isWhole(apartments, actor)) return seen',
      replace: 'if (actor.userId) return seen',
    },
  },
  {
    name: 'a timeline from before the own period',
    tests: ['./unit-record.test.ts'],
    edit: {
      file: './own-period.ts',
      find: 'AND h.starts_on <= ${day}',
      replace: '',
    },
  },
  {
    name: 'a landlord who sees the tenant’s household',
    tests: ['./unit-record.test.ts', '../../testing/isolation/row-rules.test.ts'],
    edit: {
      file: '../units/public/own-units.ts',
      find: "${occupancy}.relation NOT IN ('landlord', 'domestic_staff')",
      replace: "${occupancy}.relation <> 'nobody'",
    },
  },
  {
    name: 'a record of a unit where one lives no more',
    tests: ['./unit-record.test.ts'],
    edit: {
      file: './unit-record.service.ts',
      find: 'findRow(units, context, id, { asked: ofUnit })',
      replace:
        "findRow(units, { ...context, actor: { ...context.actor, role: 'system' } }, id, { asked: ofUnit })",
    },
  },
  {
    name: 'a reading noted in the trail without people',
    tests: ['./record-pages.test.ts'],
    edit: {
      file: './unit-record.service.ts',
      find: 'if (hasPeople && ',
      replace: 'if (',
    },
  },
]
