import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a provider who changes a document',
    tests: ['./service-providers.test.ts', './units-and-pictures.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: "if (before && !sameValue(before, one)) throw fieldProblem('documents', 'not_allowed')",
      replace: '',
    },
  },
  {
    name: "a document with a picture that is another row's",
    tests: ['./service-providers.test.ts', './units-and-pictures.test.ts'],
    edit: {
      file: '../../../register-endpoints/owned-rows.ts',
      find: 'AND id = ${id} AND claimed_at IS NULL\n',
      replace: 'AND id = ${id}\n',
    },
  },
  {
    name: 'a document with a picture that somebody else has sent',
    tests: ['./service-providers.test.ts', './units-and-pictures.test.ts'],
    edit: {
      file: '../../../register-endpoints/owned-rows.ts',
      find: 'AND created_by = ${actor.userId}`)\n      if (claimed',
      replace: '`)\n      if (claimed',
    },
  },
  {
    name: 'a picture that outlives its document',
    tests: ['./service-providers.test.ts', './units-and-pictures.test.ts'],
    edit: {
      file: '../../../register-endpoints/owned-rows.ts',
      find: 'SET claimed_at = NULL',
      replace: 'SET claimed_at = claimed_at',
    },
  },
  {
    name: 'a unit that is removed while a provider serves it',
    tests: ['./service-providers.test.ts', './units-and-pictures.test.ts'],
    edit: {
      file: '../../../register-endpoints/row-uses.ts',
      find: "kind !== 'rows'\n",
      replace: "kind !== 'details'\n",
    },
  },
  {
    name: 'a provider brought back with a removed unit',
    tests: ['./service-providers.test.ts', './units-and-pictures.test.ts'],
    edit: {
      file: '../../../register-endpoints/placed-references.ts',
      find: "if (field.kind === 'rows')",
      replace: "if (field.kind === 'details')",
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
  {
    name: 'documents of technicians that the gate clears',
    tests: ['./service-providers.test.ts', './units-and-pictures.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: "cpf: one['cpf'] ?? stored?.['cpf'] ?? null",
      replace: "cpf: one['cpf'] ?? null",
    },
  },
]
