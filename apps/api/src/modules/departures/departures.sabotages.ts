import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a plan for a unit where nobody of it lives',
    tests: ['./'],
    edit: {
      file: './departures.service.ts',
      find: "throw fieldProblem('apartment_id', 'not_found')",
      replace: 'void 0',
    },
  },
  {
    name: 'a login that outlives the departure',
    tests: ['./'],
    edit: {
      file: '../accounts/memberships/departure-things.ts',
      find: "{ status: 'INATIVO' }",
      replace: '{}',
    },
  },
  {
    name: 'an occupancy that outlives the departure',
    tests: ['./'],
    edit: {
      file: '../units/occupancies/departure-thing.ts',
      find: '{ ends_on: lastDay }',
      replace: '{}',
    },
  },
  {
    name: 'an occupancy that begins after the departure',
    tests: ['./'],
    edit: {
      file: '../units/occupancies/departure-thing.ts',
      find: 'await markRemoved(context, register, [id])',
      replace: '',
    },
  },
  {
    name: 'a plan that ends an occupancy nobody decided about',
    tests: ['./'],
    edit: {
      file: './thing-kinds.ts',
      find: '!planned.includes(id) && start > lastDay',
      replace: 'false',
    },
  },
  {
    name: 'an occupancy that ends too and keeps the login of both',
    tests: ['./'],
    edit: {
      file: './thing-kinds.ts',
      find: " && (thing.ends_on ?? '9999') > lastDay",
      replace: '',
    },
  },
  {
    name: 'a departure that is held up and never tried again',
    tests: ['./'],
    edit: {
      file: './ending.ts',
      find: 'else await planEnd(',
      replace: 'else if (!isHeld) await planEnd(',
    },
  },
  {
    name: 'a thing given to somebody who has left as well',
    tests: ['./'],
    edit: {
      file: './ending.ts',
      find: '(await isHeir(scope.context, item))',
      replace: 'item.to_id',
    },
  },
  {
    name: 'a card that was given again before the day and stays open',
    tests: ['./'],
    edit: {
      file: './newcomers.ts',
      find: " || state !== 'ended'",
      replace: " || state !== ''",
    },
  },
  {
    name: 'a thing that cannot be ended and holds back the others',
    tests: ['./'],
    edit: {
      file: './ending.ts',
      find: 'if (!isRefused) throw error',
      replace: 'throw error',
    },
  },
  {
    name: 'a departure undone after it happened',
    tests: ['./'],
    edit: {
      file: './ending.ts',
      find: "AND d.state = 'planned'",
      replace: '',
    },
  },
  {
    name: 'a receipt that is rewritten',
    tests: ['./'],
    sql: 'DROP TRIGGER keep_ended ON departure_items; DROP TRIGGER keep_ended ON departures',
  },
  {
    name: 'a decision about another person’s thing',
    tests: ['./'],
    edit: {
      file: './decisions.ts',
      find: "if (!thing) throw fieldProblem(`${field}.id`, 'not_found')",
      replace: 'if (!thing) continue',
    },
  },
  {
    name: 'somebody of another household who is sent along',
    tests: ['./'],
    edit: {
      file: './departures.service.ts',
      find: 'if (!household.includes(other)) throw',
      replace: 'if (other === null) throw',
    },
  },
  {
    name: 'two plans for one person',
    tests: ['./'],
    edit: {
      file: './departures.repository.ts',
      find: 'ORDER BY p.id FOR NO KEY UPDATE',
      replace: 'ORDER BY p.id',
    },
  },
]
