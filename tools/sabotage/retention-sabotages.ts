import type { Sabotage } from './sabotage.ts'

const retention = ['features/retention']
const visitors = 'features/retention/visitor-rules.ts'
const rules = 'features/retention/retention-rules.ts'

/** What is erased when its term is over, and nothing else. */
export const retentionSabotages: readonly Sabotage[] = [
  {
    name: 'visitors erased before their term is over',
    tests: retention,
    edit: {
      file: visitors,
      find: 'AND ${lastHere} < now() - make_interval(days => ${days})',
      replace: '',
    },
  },
  {
    name: 'blocked visitors erased',
    tests: retention,
    edit: { file: visitors, find: 'WHEN v.blocked AND', replace: 'WHEN false AND' },
  },
  {
    name: 'documents that stay in the trail',
    tests: retention,
    edit: {
      file: visitors,
      find: 'await eraseTrail(context, ids, documentFields)',
      replace: '',
    },
  },
  {
    name: 'photos that stay on the disk',
    tests: retention,
    edit: { file: visitors, find: 'await dropFiles(context, photos)', replace: '' },
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
      file: 'features/retention/retention.service.ts',
      find: 'WHERE o.held IS NULL ${',
      replace: 'WHERE true ${',
    },
  },
  {
    name: 'open alerts counted as over',
    tests: retention,
    edit: {
      file: rules,
      find: "WHEN a.state <> 'closed' THEN 'open_alert' END",
      replace: 'WHEN false THEN NULL END',
    },
  },
  {
    name: 'the terms of another company',
    tests: retention,
    edit: {
      file: 'features/retention/retention.service.ts',
      find: 'return retentionSettings(row?.settings ?? null)',
      replace: 'return retentionSettings(null)',
    },
  },
  {
    name: 'network addresses that are kept',
    tests: retention,
    edit: {
      file: rules,
      find: 'await queries.all(sql`SELECT blank_old_addresses(${ERASED_BY_TERM})`)',
      replace: 'await queries.all(sql`SELECT 1 WHERE ${ERASED_BY_TERM} = NULL`)',
    },
  },
]
