import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

const tests = ['./reports.test.ts', './analytics.test.ts']

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'reports whose staff reads of units',
    tests,
    edit: { file: './report-view.ts', find: '!named && ', replace: '' },
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
    name: 'a report on accesses for the gate',
    tests: ['./access-report.test.ts'],
    only: 'is for síndicos and administrators alone',
    edit: {
      file: './reports.routes.ts',
      find: "right: definition.right ?? 'reports.read'",
      replace: "right: name === 'accesses' ? 'access.events' : 'reports.read'",
    },
  },
]
