import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a policy that checks nothing that is written',
    isCore: true,
    sql: 'ALTER POLICY own_tenant ON apartments WITH CHECK (true)',
  },
  {
    name: 'an owner whom no policy binds',
    isCore: true,
    sql: 'ALTER TABLE towers NO FORCE ROW LEVEL SECURITY',
  },
]
