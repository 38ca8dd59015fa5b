import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a search that compares hidden documents with everybody’s words',
    isCore: true,
    edit: {
      file: '../../register-endpoints/list-search.ts',
      find: 'if (seesSensitive(register, actor.role)) exact.push',
      replace: 'exact.push',
    },
  },
  {
    name: 'a filter by what is hidden',
    isCore: true,
    edit: {
      file: '../../register-endpoints/list-filters.ts',
      find: 'if (field && !isHiddenFrom(register, actor.role, field))',
      replace: 'if (field)',
    },
  },
  {
    name: 'an order by what is hidden',
    edit: {
      file: '../../register-endpoints/list-query.ts',
      find: 'const hidden = field !== undefined && isHiddenFrom(register, actor.role, field)',
      replace: 'const hidden = false',
    },
  },
  {
    name: 'a look-up that leaves no trail',
    edit: {
      file: '../../register-endpoints/aspects/hidden-values/look-ups.ts',
      find: 'await recordAudit(context, trailOf(register, by, ids))',
      replace: '',
    },
  },
  {
    name: 'look-ups without an end',
    tests: ['./hidden-value-guesses.test.ts', './look-up-limits.test.ts'],
    edit: {
      file: '../../register-endpoints/aspects/hidden-values/look-up-limits.ts',
      find: 'counted[one] >= limits[kind][one]',
      replace: 'counted[one] < 0',
    },
  },
  {
    name: 'a create repeated by anybody',
    tests: [
      './hidden-value-guesses.test.ts',
      '../../register-endpoints/aspects/hidden-values/own-typing.test.ts',
    ],
    edit: {
      file: '../../register-endpoints/write-records.ts',
      find: "existing?.['created_by'] === actor.userId &&",
      replace: 'existing !== null &&',
    },
  },
  {
    name: 'hidden values that anybody overwrites',
    edit: {
      file: '../../register-endpoints/write-records.ts',
      find: 'await requireOwnTyping(register, context, before, body)',
      replace: '',
    },
  },
]
