import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

const tests = ['./reports.test.ts', './analytics.test.ts']

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
    edit: { file: './report-view.ts', find: '!named && ', replace: '' },
  },
  {
    name: 'reports whose staff asks for one unit',
    tests,
    edit: { file: './report-view.ts', find: '  requireChoices(register, filters)\n', replace: '' },
  },
  {
    name: 'reports of a provider with the visits of others',
    tests,
    edit: {
      file: './report-view.ts',
      find: 'filters: { ...filters, provider_id }',
      replace: 'filters',
    },
  },
  {
    name: 'reports of a resident as the gate sees them',
    tests,
    edit: {
      file: './report-view.ts',
      find: "if (column === 'funcionario' || column === 'condomino')\n    return { definition: unnamed, counting: context, filters }",
      replace:
        "if (column === 'funcionario' || column === 'condomino')\n    return { definition: unnamed, counting: asSystem(context), filters }",
    },
  },
  {
    name: 'reports of the gate over other days',
    tests,
    edit: {
      file: './analytics.routes.ts',
      find: 'day === null ? request.query : { from: day, to: day }',
      replace: 'request.query',
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
