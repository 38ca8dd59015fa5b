import type { Sabotage } from './sabotage.ts'

const held = ['isolation/held-changes']

/** Locks that are alone: without one, somebody who was a moment earlier is not seen. */
export const raceSabotages: readonly Sabotage[] = [
  {
    name: 'an entry of a desk that several people resolve at once',
    tests: ['features/gate/desk/conflicts.test'],
    edit: {
      file: 'features/gate/desk/conflicts.repository.ts',
      find: 'AND id = ${id} FOR UPDATE`',
      replace: 'AND id = ${id}`',
    },
  },
  {
    name: 'a departure that is undone while it happens',
    tests: ['features/departures/departure-retries'],
    edit: {
      file: 'features/departures/ending.ts',
      find: "AND d.state = 'planned'\n    FOR UPDATE`",
      replace: "AND d.state = 'planned'`",
    },
  },
  {
    name: 'look-ups that are counted at once',
    tests: ['isolation/look-up-limits'],
    edit: {
      file: 'register-endpoints/hidden-values/look-up-limits.ts',
      find: '`look-ups ${place} ${actor.userId}`',
      replace: '`look-ups ${place} ${actor.userId} ${Math.random()}`',
    },
  },
  {
    name: 'an answer that the end of a stale visit does not see',
    tests: held,
    edit: {
      file: 'features/visits/visit-tasks.ts',
      find: 'AND deleted_at IS NULL\n      FOR UPDATE`',
      replace: 'AND deleted_at IS NULL`',
    },
  },
  {
    name: 'a pass that is moved with its visit unseen',
    tests: held,
    edit: {
      file: 'registers/visits/visit-passes.ts',
      find: 'AND uses_allowed = 1\n    FOR NO KEY UPDATE`',
      replace: 'AND uses_allowed = 1`',
    },
  },
  {
    name: 'a dismissal that a loan does not see',
    tests: held,
    edit: {
      file: 'registers/cabinets/loans.ts',
      find: "actor)} FOR SHARE`)\n  if (!found) throw fieldProblem('employee_id'",
      replace: "actor)}`)\n  if (!found) throw fieldProblem('employee_id'",
    },
  },
  {
    name: 'a dismissal that a card does not see',
    tests: held,
    edit: {
      file: 'registers/cards/behaviour.ts',
      find: 'AND h.id = ${next[name]} FOR SHARE`',
      replace: 'AND h.id = ${next[name]}`',
    },
  },
  {
    name: 'a reminder of a parcel that is over',
    tests: held,
    edit: {
      file: 'features/parcels/parcel-tasks.ts',
      find: 'AND deleted_at IS NULL FOR UPDATE`',
      replace: 'AND deleted_at IS NULL`',
    },
  },
  {
    name: 'an exit that is noted on an entry that is resolved',
    tests: held,
    edit: {
      file: 'features/gate/desk/desk-entries.repository.ts',
      find: "AND outcome = 'conflict' FOR UPDATE`)\n  if (!waiting)",
      replace: "AND outcome = 'conflict'`)\n  if (!waiting)",
    },
  },
  {
    name: 'a guest who is merged by two desks at once',
    tests: held,
    edit: {
      file: 'features/gate/identification.ts',
      find: 'AND deleted_at IS NULL FOR UPDATE`',
      replace: 'AND deleted_at IS NULL`',
    },
  },
  {
    name: 'invitations that are counted at once',
    tests: ['features/visits/invitations.test'],
    edit: {
      file: 'features/visits/invitations.service.ts',
      find: '`passes held ${actor.tenantId} ${actor.userId}`',
      replace: '`passes held ${Math.random()}`',
    },
  },
  {
    name: 'an entry and its exit that miss each other',
    tests: ['features/gate/desk/known-entries'],
    edit: {
      file: 'features/gate/desk/queue.service.ts',
      find: 'await joinExits(acts, now, id, visitId)',
      replace: '',
    },
  },
  {
    name: 'a late opening that concludes what nobody knows',
    tests: ['features/locker-doors/doors-without-sensors'],
    edit: {
      file: 'features/locker-doors/door-readings.ts',
      find: 'return occupied !== null && isSure',
      replace: 'return isSure',
    },
  },
  {
    name: 'a door that is free though nobody opened it',
    tests: ['features/locker-doors/doors-without-sensors'],
    sql: `CREATE OR REPLACE FUNCTION was_opened_since(tenant uuid, parcel uuid, locker uuid,
      door_number integer) RETURNS boolean LANGUAGE sql STABLE AS 'SELECT true'`,
  },
  {
    name: 'an entry that is taken for another of its id',
    tests: ['features/gate/desk/known-entries'],
    edit: {
      file: 'features/gate/desk/desk-entries.repository.ts',
      find: 'AND digest IS NULL AND author_id = ${authorId}))',
      replace: 'AND ${authorId} IS NOT NULL))',
    },
  },
  {
    name: 'a held parcel that is removed',
    tests: ['registers/parcels/ended-parcels'],
    edit: {
      file: 'register-endpoints/remove-records.ts',
      find: "if (!isRemovable(register, one)) throw problem('state_conflict')",
      replace: '',
    },
  },
]
