import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

const tests = ['./reports.test.ts', './analytics.test.ts']
const month = ['./month-page.test.ts']

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
  {
    name: 'a small number on the page of a month',
    tests: month,
    only: 'leaves out what neither month tells, and says nothing of a small number',
    edit: {
      file: './told-figures.ts',
      find: 'count < TOLD_FROM ? untold : exact(count)',
      replace: 'count < 1 ? untold : exact(count)',
    },
  },
  {
    name: 'a small rest on the page of a month',
    tests: ['./told-figures.test.ts'],
    edit: { file: './told-figures.ts', find: 'if (rest < TOLD_FROM)', replace: 'if (rest < 0)' },
  },
  {
    name: 'a page of the running month, whose pages differ by small numbers',
    tests: month,
    only: 'refuses the running month',
    edit: { file: './month-page.ts', find: 'if (to >= today)', replace: 'if (from > today)' },
  },
  {
    name: 'a page of a month with the visits of another company',
    tests: month,
    only: 'counts the days of the company, and only its rows',
    sql: 'ALTER TABLE visits DISABLE ROW LEVEL SECURITY',
    edit: {
      file: '../visits/visits/month-figure.ts',
      find: 'WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL',
      replace: 'WHERE v.deleted_at IS NULL',
    },
  },
  {
    name: 'a page of a month for residents to make',
    tests: month,
    only: 'is not made by a',
    edit: {
      file: './month-page.routes.ts',
      find: "right: 'reports.month'",
      replace: "right: 'analytics.read'",
    },
  },
]
