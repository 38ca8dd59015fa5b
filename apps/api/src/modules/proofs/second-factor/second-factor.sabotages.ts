import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a code of an app for two sign-ins',
    edit: {
      file: '../public/factors/second-factor.repository.ts',
      find: 'AND confirmed_at IS NOT NULL AND last_step < ${step}',
      replace: 'AND confirmed_at IS NOT NULL',
    },
  },
  {
    name: 'a recovery code for two sign-ins',
    edit: {
      file: '../public/factors/second-factor.repository.ts',
      find: 'AND code_hash = ${digest} AND used_at IS NULL',
      replace: 'AND code_hash = ${digest}',
    },
  },
  {
    name: 'taking away without a code',
    edit: {
      file: './second-factor.service.ts',
      find: 'takesAway: true',
      replace: 'takesAway: false',
    },
  },
]
