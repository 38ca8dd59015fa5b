import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'logs that tell what a failed job brought',
    edit: {
      file: './job-runner.ts',
      find: 'withoutJob(details ?? {})',
      replace: '{ ...details }',
    },
  },
]
