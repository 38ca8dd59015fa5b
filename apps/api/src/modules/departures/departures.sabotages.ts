import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a login that outlives the departure',
    tests: ['./departure-kinds.test.ts'],
    edit: {
      file: '../accounts/memberships/departure-things.ts',
      find: "{ status: 'INATIVO' }",
      replace: '{}',
    },
  },
  {
    name: 'a card that was given again before the day and stays open',
    tests: ['./departure-ties.test.ts'],
    edit: {
      file: './newcomers.ts',
      find: " || state !== 'ended'",
      replace: " || state !== ''",
    },
  },
  {
    name: 'a receipt that is rewritten',
    sql: 'DROP TRIGGER keep_ended ON departure_items; DROP TRIGGER keep_ended ON departures',
  },
  {
    name: 'a decision about another person’s thing',
    edit: {
      file: './decisions.ts',
      find: "if (!thing) throw fieldProblem(`${field}.id`, 'not_found')",
      replace: 'if (!thing) continue',
    },
  },
]
