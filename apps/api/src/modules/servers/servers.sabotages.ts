import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'servers and companies by load for everybody who is signed in',
    edit: {
      file: './servers.routes.ts',
      find: "const access = { right: 'servers.manage' } as const",
      replace: "const access = 'signed_in' as const",
    },
  },
  {
    name: 'values of people in the errors of jobs',
    edit: {
      file: '../../platform/jobs/failed-jobs.ts',
      find: 'refused ?? withoutValues(row.error)',
      replace: 'refused ?? row.error',
    },
  },
  {
    name: 'any job started again, failing or not',
    edit: {
      file: '../../platform/jobs/failed-jobs.ts',
      find: 'WHERE job.id = ${id}::bigint AND ${failing}',
      replace: 'WHERE job.id = ${id}::bigint',
    },
  },
]
