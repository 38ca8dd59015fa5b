import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'alerts that the application may erase at once',
    tests: ['./retention.test.ts'],
    sql: `DO $$
      DECLARE source text := pg_get_functiondef('erase_alerts'::regproc);
      BEGIN
        EXECUTE replace(source, 'a.closed_at < now() - interval ''365 days''', 'true');
      END $$`,
  },
]
