import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'look-ups of the platform’s people that begin anew in each company',
    edit: {
      file: '../../register-endpoints/aspects/hidden-values/look-up-limits.ts',
      find: "if (role === 'system' || !isPlatformRole(role)) return",
      replace: 'if (tenantId) return',
    },
  },
  {
    name: 'look-ups of one person side by side',
    edit: {
      file: '../../register-endpoints/aspects/hidden-values/look-up-limits.ts',
      find: 'SELECT pg_advisory_xact_lock(',
      replace: 'SELECT abs(',
    },
  },
  {
    name: 'a refusal that tells a document to be known and is not counted',
    edit: {
      file: '../../register-endpoints/aspects/hidden-values/revealing-writes.ts',
      find: 'await queries.count(sql`ROLLBACK TO SAVEPOINT before_telling`)',
      replace:
        'if (refusal) throw refusal\n        await queries.count(sql`ROLLBACK TO SAVEPOINT before_telling`)',
    },
  },
  {
    name: 'a failure that tells a document to be free',
    edit: {
      file: '../../register-endpoints/write-checks.ts',
      find: 'noteCompared(queries, fields)',
      replace: '',
    },
  },
  {
    name: 'a restore that is no look-up',
    edit: {
      file: '../../register-endpoints/remove-records.ts',
      find: 'const asked = { fields: hidden,',
      replace: 'const asked = { fields: [],',
    },
  },
  {
    name: 'misses that are given back without an end',
    edit: {
      file: '../../register-endpoints/aspects/hidden-values/look-up-limits.ts',
      find: 'AND ${GIVEN_BACK_AN_HOUR} > (',
      replace: 'AND 0 <= (',
    },
  },
]
