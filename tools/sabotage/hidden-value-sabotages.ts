import type { Sabotage } from './sabotage.ts'

const guesses = ['isolation/hidden-value-guesses']
const limits = ['isolation/look-up-limits']
const ownTyping = ['hidden-values/own-typing']

const asked = ['register-endpoints/asked-fields']

const folder = 'register-endpoints/hidden-values'

/** What keeps a value that its reader can't see from being guessed. */
export const hiddenValueSabotages: readonly Sabotage[] = [
  {
    name: 'a search that compares hidden documents with everybody’s words',
    tests: guesses,
    edit: {
      file: 'register-endpoints/list-query.ts',
      find: 'if (seesSensitive(register, actor.role)) exact.push',
      replace: 'exact.push',
    },
  },
  {
    name: 'a filter by what is hidden',
    tests: guesses,
    edit: {
      file: 'register-endpoints/list-query.ts',
      find: 'if (!field || isHiddenFrom(register, actor.role, field)) {',
      replace: 'if (!field) {',
    },
  },
  {
    name: 'an order by what is hidden',
    tests: guesses,
    edit: {
      file: 'register-endpoints/list-query.ts',
      find: 'const hidden = field !== undefined && isHiddenFrom(register, actor.role, field)',
      replace: 'const hidden = false',
    },
  },
  {
    name: 'a hidden field that is shown to who asks for it by name',
    tests: ['isolation/sensitive-fields'],
    edit: {
      file: 'register-endpoints/record-reader.ts',
      find: 'if (!hidden) continue',
      replace: 'if (!hidden || asked !== null) continue',
    },
  },
  {
    name: 'a sensitive field that is read by name without a trail',
    tests: asked,
    edit: {
      file: 'register-endpoints/record-reader.ts',
      find: 'one.sensitive && isAsked(asked, name)',
      replace: 'one.sensitive && asked === null',
    },
  },
  {
    name: 'a look-up that leaves no trail',
    tests: guesses,
    edit: {
      file: `${folder}/look-ups.ts`,
      find: 'await recordAudit(context, trailOf(register, by, ids))',
      replace: '',
    },
  },
  {
    name: 'look-ups without an end',
    tests: [...guesses, ...limits],
    edit: {
      file: `${folder}/look-up-limits.ts`,
      find: 'counted[one] >= LOOK_UPS_AN_HOUR[one]',
      replace: 'counted[one] < 0',
    },
  },
  {
    name: 'look-ups of the platform’s people that begin anew in each company',
    tests: limits,
    edit: {
      file: `${folder}/look-up-limits.ts`,
      find: "if (role === 'system' || !isPlatformRole(role)) return",
      replace: 'if (tenantId) return',
    },
  },
  {
    name: 'look-ups of one person side by side',
    tests: limits,
    edit: {
      file: `${folder}/look-up-limits.ts`,
      find: 'SELECT pg_advisory_xact_lock(',
      replace: 'SELECT abs(',
    },
  },
  {
    name: 'a duplicate that is told and not counted',
    tests: limits,
    edit: {
      file: `${folder}/revealing-writes.ts`,
      find: 'if (by === undefined && free.length === 0) throw error',
      replace: 'throw error',
    },
  },
  {
    name: 'a refusal that tells a document to be known and is not counted',
    tests: limits,
    edit: {
      file: `${folder}/revealing-writes.ts`,
      find: 'await queries.count(sql`ROLLBACK TO SAVEPOINT before_telling`)',
      replace:
        'if (refusal) throw refusal\n        await queries.count(sql`ROLLBACK TO SAVEPOINT before_telling`)',
    },
  },
  {
    name: 'a failure that tells a document to be free',
    tests: limits,
    edit: {
      file: 'register-endpoints/write-checks.ts',
      find: 'noteCompared(queries, fields)',
      replace: '',
    },
  },
  {
    name: 'a restore that is no look-up',
    tests: limits,
    edit: {
      file: 'register-endpoints/remove-records.ts',
      find: 'const asked = { fields: hidden,',
      replace: 'const asked = { fields: [],',
    },
  },
  {
    name: 'a miss that is kept from whoever is registered',
    tests: limits,
    edit: {
      file: 'register-endpoints/nested-records.ts',
      find: 'await noteRegistered(machinery, context, own)',
      replace: '',
    },
  },
  {
    name: 'a miss that another register gives back',
    tests: limits,
    edit: {
      file: `${folder}/revealing-writes.ts`,
      find: 'await giveMissBack(context, lookUpDigest(actor, register.name, value))',
      replace:
        "for (const name of ['residents', 'visitors'] as const)\n      await giveMissBack(context, lookUpDigest(actor, name, value))",
    },
  },
  {
    name: 'misses that are given back without an end',
    tests: limits,
    edit: {
      file: `${folder}/look-up-limits.ts`,
      find: 'AND ${LOOK_UPS_AN_HOUR.misses} > (',
      replace: 'AND 0 <= (',
    },
  },
  {
    name: 'a create repeated by anybody',
    tests: [...guesses, ...ownTyping],
    edit: {
      file: 'register-endpoints/write-records.ts',
      find: "existing?.['created_by'] === actor.userId &&",
      replace: 'existing !== null &&',
    },
  },
  {
    name: 'a create that is repeated with the same hidden values alone',
    tests: ownTyping,
    edit: {
      file: 'register-endpoints/write-records.ts',
      find: '(name) => name in register.fields && !hidden.includes(name),',
      replace: '(name) => name in register.fields,',
    },
  },
  {
    name: 'hidden values that anybody overwrites',
    tests: guesses,
    edit: {
      file: 'register-endpoints/write-records.ts',
      find: 'await requireOwnTyping(register, context, before, body)',
      replace: '',
    },
  },
  {
    name: 'own typing that never ends',
    tests: ownTyping,
    edit: {
      file: `${folder}/own-typing.ts`,
      find: '))::date = tenant_today(${actor.tenantId})`)',
      replace: '))::date <= tenant_today(${actor.tenantId})`)',
    },
  },
  {
    name: 'a version that tells a value to be the same',
    tests: ownTyping,
    edit: {
      file: 'register-endpoints/write-records.ts',
      find: '[...new Set([...hidden, ...changedFields(register, before, next)])]',
      replace: 'changedFields(register, before, next)',
    },
  },
  {
    name: 'a change of a hidden value that is no look-up',
    tests: ownTyping,
    edit: {
      file: 'register-endpoints/write-records.ts',
      find: 'await noteNotFound(machinery, context, hidden.length)',
      replace: '',
    },
  },
]
