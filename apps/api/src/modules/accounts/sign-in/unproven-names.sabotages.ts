import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a greeting by the name that a stranger typed',
    edit: {
      file: './account.ts',
      find: 'name: proven ? name : null',
      replace: 'name',
    },
  },
  {
    name: 'a letter with the name that a síndico gave their company',
    edit: {
      file: '../memberships/behaviour.ts',
      find: 'SELECT legal_name AS name',
      replace: 'SELECT fantasy_name AS name',
    },
  },
]
