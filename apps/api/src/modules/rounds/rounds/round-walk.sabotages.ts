import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./round-walk.test.ts', './settle-walk.test.ts']

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a walk whose entries come twice',
    tests,
    edit: {
      file: './take-entries.ts',
      find: 'ON CONFLICT (tenant_id, id) DO NOTHING',
      replace: '',
    },
  },
]
