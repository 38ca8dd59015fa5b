import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

const tests = ['./reports.test.ts']

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'reports with rows that were removed',
    tests,
    edit: {
      file: './report-figures.ts',
      find: 'sql.join([scope.live(register, actor, row), ...conditions], sql` AND `)',
      replace: 'sql.join([sql`true`, ...conditions], sql` AND `)',
    },
  },
  {
    name: 'reports by the days of London',
    tests,
    edit: {
      file: '../../register-endpoints/field-kinds.ts',
      find: 'const begin = sql`(${day}::date::timestamp AT TIME ZONE ${zoneOf(actor)})`',
      replace: "const begin = sql`(${day}::date::timestamp AT TIME ZONE 'UTC')`",
    },
  },
  {
    name: 'reports whose staff reads of units',
    tests,
    edit: {
      file: './read-report.ts',
      find: '.filter(([, { named }]) => !(isStaff && named))',
      replace: '',
    },
  },
  {
    name: 'reports whose staff asks for one unit',
    tests,
    edit: {
      file: './read-report.ts',
      find: 'if (isStaff) requireChoices(machinery.register, filters)',
      replace: '',
    },
  },
  {
    name: 'reports that leave without a trace',
    tests,
    edit: {
      file: './reports.routes.ts',
      find: 'await noteExport(context, name, format, asked)',
      replace: '',
    },
  },
  {
    name: 'a summary of the month for each day',
    tests: ['./month-report.test.ts'],
    edit: {
      file: '../../../../../packages/contract/src/modules/reports/notices/notices.ts',
      find: 'once: true,',
      replace: '',
    },
  },
]
