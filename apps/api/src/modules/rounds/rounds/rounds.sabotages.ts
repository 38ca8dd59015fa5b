import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a round that was begun, planned anew',
    tests: ['./round-plan.test.ts'],
    edit: {
      file: './round-plan.ts',
      find: "r.state = 'planned' AND NOT r.unplanned AND",
      replace: 'NOT r.unplanned AND',
    },
  },
  {
    name: 'rounds that every plan gives out again',
    tests: ['./round-plan.test.ts'],
    edit: {
      file: './round-plan.ts',
      find: 'plan.reassigns ? responsibleOf(plan, start) : one.employee_id',
      replace: 'responsibleOf(plan, start)',
    },
  },
  {
    name: 'a start that the clock leaves out, an hour too late',
    tests: ['./planned-starts.test.ts'],
    edit: {
      file: './planned-starts.ts',
      find: "isThere ? at : (at.getTimeZoneTransition('next') ?? at)",
      replace: "isThere ? at : local.toZonedDateTime(zone, { disambiguation: 'later' })",
    },
  },
  {
    name: 'a start of an hour that comes twice, in the second',
    tests: ['./planned-starts.test.ts'],
    edit: {
      file: './planned-starts.ts',
      find: "local.toZonedDateTime(zone, { disambiguation: 'earlier' })",
      replace: "local.toZonedDateTime(zone, { disambiguation: 'later' })",
    },
  },
  {
    name: 'a round that is missed before its grace is over',
    tests: ['./rounds.test.ts'],
    edit: {
      file: './round-jobs.ts',
      find: 'if (due.wait > EARLY_S) return planStep(context, roundId, due.wait)',
      replace: '',
    },
  },
  {
    name: 'rounds of others, seen by who walks their own',
    tests: ['./rounds.test.ts'],
    edit: {
      file: '../row-rules.ts',
      find: 'AND w.employee_id = ${ownEmployee(actor)}',
      replace: '',
    },
  },
  {
    name: 'a round that was begun, given to somebody else',
    tests: ['./rounds.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: "if (isAnother && before['state'] !== 'planned') throw fieldProblem('employee_id', 'round_begun')",
      replace: '',
    },
  },
  {
    name: 'a dismissal that tells nobody of the rounds',
    tests: ['./rounds.test.ts'],
    edit: {
      file: './departure-things.ts',
      find: 'await tellUnassigned(scope.context, String(patrol))',
      replace: '',
    },
  },
]
