import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a provider who changes a document',
    tests: ['./units-and-pictures.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: "if (before && !sameValue(before, one)) throw fieldProblem('documents', 'not_allowed')",
      replace: '',
    },
  },
  {
    name: "a document with a picture that is another row's",
    tests: ['./units-and-pictures.test.ts'],
    edit: {
      file: '../../../register-endpoints/owned-rows.ts',
      find: 'AND id = ${id} AND claimed_at IS NULL\n',
      replace: 'AND id = ${id}\n',
    },
  },
  {
    name: 'a document with a picture that somebody else has sent',
    tests: ['./units-and-pictures.test.ts'],
    edit: {
      file: '../../../register-endpoints/owned-rows.ts',
      find: 'AND created_by = ${actor.userId}`)\n      if (claimed',
      replace: '`)\n      if (claimed',
    },
  },
  {
    name: 'documents of technicians at the gate',
    tests: ['./service-providers.test.ts', './units-and-pictures.test.ts'],
    edit: {
      file: '../../../register-endpoints/record-reader.ts',
      find: 'owned[one] = null',
      replace: 'owned[one] ??= null',
    },
  },
]
