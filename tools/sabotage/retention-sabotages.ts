import type { Sabotage } from './sabotage.ts'

const retention = ['features/retention']
const folder = 'features/retention'

/** What is erased when its term is over, and nothing else. */
export const retentionSabotages: readonly Sabotage[] = [
  {
    name: 'visitors erased before their term is over',
    tests: retention,
    edit: {
      file: `${folder}/visitor-rules.ts`,
      find: 'AND v.created_at < ${end}',
      replace: '',
    },
  },
  {
    name: 'documents erased of who came since',
    tests: retention,
    edit: {
      file: `${folder}/visitor-rules.ts`,
      find: 'AND NOT EXISTS (SELECT 1 FROM visits w WHERE ${ofVisitor} AND ${visitEnd} >= ${end})',
      replace: '',
    },
  },
  {
    name: 'blocked visitors erased',
    tests: retention,
    edit: { file: `${folder}/visitor-rules.ts`, find: "THEN 'blocked'", replace: 'THEN NULL' },
  },
  {
    name: 'visitors erased while they are inside',
    tests: retention,
    edit: { file: `${folder}/visitor-rules.ts`, find: "THEN 'open_visit'", replace: 'THEN NULL' },
  },
  {
    name: 'visitors erased whose pass still opens',
    tests: retention,
    edit: { file: `${folder}/visitor-rules.ts`, find: "THEN 'live_pass'", replace: 'THEN NULL' },
  },
  {
    name: 'visits erased while somebody is inside',
    tests: retention,
    edit: {
      file: `${folder}/visit-rules.ts`,
      find: "THEN 'open_visit' END",
      replace: 'THEN NULL END',
    },
  },
  {
    name: 'an erased visit that still leads to who came',
    tests: retention,
    edit: {
      file: `${folder}/visit-rules.ts`,
      find: 'visitor_id: sql`${tenantId}::uuid`',
      replace: 'visitor_id: sql`visitor_id`',
    },
  },
  {
    name: 'documents that stay in the trail',
    tests: retention,
    edit: {
      file: `${folder}/erasing.ts`,
      find: 'SELECT erase_audited_values(${register.name},',
      replace: "SELECT erase_audited_values('none',",
    },
  },
  {
    name: 'photos that stay on the disk',
    tests: retention,
    edit: { file: `${folder}/erasing.ts`, find: 'await dropFiles(context, files)', replace: '' },
  },
  {
    name: 'replaced photos that stay on the disk',
    tests: retention,
    edit: { file: `${folder}/erasing.ts`, find: 'AND p.id IS NOT NULL`)', replace: 'AND false`)' },
  },
  {
    name: 'an erased visitor who is restored',
    tests: retention,
    edit: { file: 'registers/visitors/merge.ts', find: ' OR erased_at IS NOT NULL', replace: '' },
  },
  {
    name: 'held rows erased',
    tests: retention,
    edit: {
      file: `${folder}/retention.service.ts`,
      find: 'WHERE o.held IS NULL ${',
      replace: 'WHERE true ${',
    },
  },
  {
    name: 'open alerts counted as over',
    tests: retention,
    edit: {
      file: `${folder}/retention-rules.ts`,
      find: "THEN 'open_alert' END",
      replace: 'THEN NULL END',
    },
  },
  {
    name: 'the usual terms for a company that has its own',
    tests: retention,
    edit: {
      file: `${folder}/retention.service.ts`,
      find: 'return retentionSettings(row?.settings ?? null)',
      replace: 'return retentionSettings(null)',
    },
  },
  {
    name: 'network addresses that are kept',
    tests: retention,
    edit: {
      file: `${folder}/retention-rules.ts`,
      find: 'SELECT blank_old_addresses(${ERASED_BY_TERM})',
      replace: 'SELECT ${ERASED_BY_TERM}::text',
    },
  },
  {
    name: 'alerts that the application may erase at once',
    tests: retention,
    sql: `DO $$
      DECLARE source text := pg_get_functiondef('erase_alerts'::regproc);
      BEGIN
        EXECUTE replace(source, 'a.closed_at < now() - interval ''365 days''', 'true');
      END $$`,
  },
]
