import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an answer that the end of a stale visit does not see',
    edit: {
      file: '../../modules/visits/visits/visit-tasks.ts',
      find: 'AND deleted_at IS NULL\n      FOR UPDATE`',
      replace: 'AND deleted_at IS NULL`',
    },
  },
  {
    name: 'a pass that is moved with its visit unseen',
    edit: {
      file: '../../register-endpoints/cascade.ts',
      find: 'ORDER BY r.id FOR NO KEY UPDATE OF r)',
      replace: 'ORDER BY r.id)',
    },
  },
  {
    name: 'a pass that is revoked before its visits are held',
    edit: {
      file: '../../modules/visits/passes/behaviour.ts',
      find: 'hold: holdVisits, ',
      replace: '',
    },
  },
  {
    name: 'a dismissal that a loan does not see',
    edit: {
      file: '../../modules/cabinets/cabinets/loans.ts',
      find: "isEmployed(sql.ref('e'))} FOR SHARE`)\n  if (!found) throw fieldProblem('employee_id'",
      replace: "isEmployed(sql.ref('e'))}`)\n  if (!found) throw fieldProblem('employee_id'",
    },
  },
  {
    name: 'a dismissal that a card does not see',
    edit: {
      file: '../../modules/belongings/cards/behaviour.ts',
      find: 'AND h.id = ${next[name]} FOR SHARE`',
      replace: 'AND h.id = ${next[name]}`',
    },
  },
  {
    name: 'a reminder of a parcel that is over',
    edit: {
      file: '../../modules/custody/parcels/parcel-tasks.ts',
      find: 'AND deleted_at IS NULL FOR UPDATE`',
      replace: 'AND deleted_at IS NULL`',
    },
  },
  {
    name: 'an exit that is noted on an entry that is resolved',
    edit: {
      file: '../../modules/gate/desk/desk-entries.repository.ts',
      find: "AND outcome = 'conflict' FOR UPDATE`)\n  if (!waiting)",
      replace: "AND outcome = 'conflict'`)\n  if (!waiting)",
    },
  },
  {
    name: 'a guest who is merged by two desks at once',
    edit: {
      file: '../../modules/gate/identification.ts',
      find: 'AND deleted_at IS NULL FOR UPDATE`',
      replace: 'AND deleted_at IS NULL`',
    },
  },
]
