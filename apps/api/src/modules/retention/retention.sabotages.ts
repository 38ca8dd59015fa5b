import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'visitors erased before their term is over',
    tests: ['./'],
    edit: {
      file: '../visits/visitors/retention-rules.ts',
      find: 'AND v.created_at < ${end}',
      replace: '',
    },
  },
  {
    name: 'documents erased of who came since',
    tests: ['./'],
    edit: {
      file: '../visits/visitors/retention-rules.ts',
      find: 'AND NOT EXISTS (SELECT 1 FROM visits w WHERE ${ofVisitor} AND ${visitEnd} >= ${end})',
      replace: '',
    },
  },
  {
    name: 'blocked visitors erased',
    tests: ['./'],
    edit: {
      file: '../visits/visitors/retention-rules.ts',
      find: "THEN 'blocked'",
      replace: 'THEN NULL',
    },
  },
  {
    name: 'visitors erased while they are inside',
    tests: ['./'],
    edit: {
      file: '../visits/visitors/retention-rules.ts',
      find: "THEN 'open_visit'",
      replace: 'THEN NULL',
    },
  },
  {
    name: 'visitors erased whose pass still opens',
    tests: ['./'],
    edit: {
      file: '../visits/visitors/retention-rules.ts',
      find: "THEN 'live_pass'",
      replace: 'THEN NULL',
    },
  },
  {
    name: 'visits erased while somebody is inside',
    tests: ['./'],
    edit: {
      file: '../visits/retention-rules.ts',
      find: "THEN 'open_visit' END",
      replace: 'THEN NULL END',
    },
  },
  {
    name: 'an erased visit that still leads to who came',
    tests: ['./'],
    edit: {
      file: '../visits/retention-rules.ts',
      find: 'visitor_id: sql`${tenantId}::uuid`',
      replace: 'visitor_id: sql`visitor_id`',
    },
  },
  {
    name: 'documents that stay in the trail',
    tests: ['./'],
    edit: {
      file: '../../register-endpoints/erase-values.ts',
      find: 'SELECT erase_audited_values(${register.name},',
      replace: "SELECT erase_audited_values('none',",
    },
  },
  {
    name: 'photos that stay on the disk',
    tests: ['./'],
    edit: {
      file: '../../register-endpoints/erase-values.ts',
      find: 'await dropFiles(context, files)',
      replace: '',
    },
  },
  {
    name: 'replaced photos that stay on the disk',
    tests: ['./'],
    edit: {
      file: '../../register-endpoints/erase-values.ts',
      find: 'AND p.id IS NOT NULL`)',
      replace: 'AND false`)',
    },
  },
  {
    name: 'an erased visitor who is restored',
    tests: ['./'],
    edit: {
      file: '../visits/visitors/merge.ts',
      find: ' OR erased_at IS NOT NULL',
      replace: '',
    },
  },
  {
    name: 'held rows erased',
    tests: ['./'],
    edit: {
      file: './retention.service.ts',
      find: 'WHERE o.held IS NULL ${',
      replace: 'WHERE true ${',
    },
  },
  {
    name: 'open alerts counted as over',
    tests: ['./'],
    edit: {
      file: '../panic/retention-rule.ts',
      find: "THEN 'open_alert' END",
      replace: 'THEN NULL END',
    },
  },
  {
    name: 'the usual terms for a company that has its own',
    tests: ['./'],
    edit: {
      file: './retention.service.ts',
      find: 'return retentionSettings(row?.settings ?? null)',
      replace: 'return retentionSettings(null)',
    },
  },
  {
    name: 'network addresses that are kept',
    tests: ['./'],
    edit: {
      file: './network-addresses.ts',
      find: 'SELECT blank_old_addresses(${ERASED_BY_TERM})',
      replace: 'SELECT ${ERASED_BY_TERM}::text',
    },
  },
  {
    name: 'alerts that the application may erase at once',
    tests: ['./'],
    sql: `DO $$
      DECLARE source text := pg_get_functiondef('erase_alerts'::regproc);
      BEGIN
        EXECUTE replace(source, 'a.closed_at < now() - interval ''365 days''', 'true');
      END $$`,
  },
]
