import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a trail of refusals without a cap',
    tests: ['./refusal-trail.test.ts', '../../../platform/refusal-trail.test.ts'],
    edit: {
      file: '../../../platform/refusal-trail.ts',
      find: 'ofTenant.size < ROWS_OF_TENANT && rows < ROWS',
      replace: 'rows >= 0',
    },
  },
  {
    name: 'failures of a person in the platform’s trail',
    tests: ['./refusal-trail.test.ts', '../../../platform/refusal-trail.test.ts'],
    edit: {
      file: '../throttle/sign-in-failures.ts',
      find: 'isKnown ? who.home_tenant_id : NIL_TENANT',
      replace: 'NIL_TENANT',
    },
  },
  {
    name: 'e-mails of nobody in the trail as they are',
    tests: ['./refusal-trail.test.ts', '../../../platform/refusal-trail.test.ts'],
    edit: {
      file: '../throttle/sign-in-failures.ts',
      find: 'account: digestOf(who)',
      replace: 'account: who',
    },
  },
]
