import type { Sabotage } from './sabotage.ts'

const overview = ['features/overview']

/** What the overview of companies tells, and to whom. */
export const overviewSabotages: readonly Sabotage[] = [
  {
    name: 'alerts of every company for staff',
    tests: overview,
    edit: {
      file: 'features/overview/overview.routes.ts',
      find: "rightsColumnOf(actor.role) === 'admin'",
      replace: 'true',
    },
  },
  {
    name: 'an overview for companies too',
    tests: overview,
    edit: {
      file: 'features/overview/overview.routes.ts',
      find: "config: { access: { right: 'companies.overview' } }",
      replace: "config: { access: 'signed_in' }",
    },
  },
  {
    name: 'a company counted once for each of its events',
    tests: overview,
    edit: {
      file: 'features/overview/overview-tasks.ts',
      find: 'due.set(`${tenant} ${task}`, { tenant, task })',
      replace: 'due.set(`${due.size}`, { tenant, task })',
    },
  },
]
