import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
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
    name: 'a login that is ended by the job of its departure alone',
    tests: ['../../timed-ends.test.ts'],
    only: 'whose last day is over is signed in no more',
    edit: {
      file: '../../platform/sessions/live-membership.ts',
      find: '  AND (m.leaves_on IS NULL OR m.leaves_on >= ${companyToday})\n',
      replace: '',
    },
  },
  {
    name: 'a host who is ended by the job of the departure alone',
    tests: ['../../timed-ends.test.ts'],
    only: 'whose last day is over is signed in no more',
    edit: {
      file: '../units/public/occupancies.ts',
      find: '  AND (${occupancy}.leaves_on IS NULL OR ${occupancy}.leaves_on >= ${today})',
      replace: '',
    },
  },
  {
    name: 'a login that is ended before its job, though its resident got another unit',
    tests: ['./departure-ties.test.ts'],
    only: 'signs nobody out who got another unit',
    sql: 'DROP TRIGGER keep_tied_login ON occupancies',
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
