import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a pass that two gates read at once',
    only: 'lets one in where two gates read it at once',
    edit: {
      file: '../decisions/judge.ts',
      find: "lock: lock && direction === 'in'",
      replace: 'lock: false',
    },
  },
  {
    name: 'a pass that a point does not spend',
    only: 'is spent by the entry',
    edit: {
      file: './access-recorder.ts',
      find: "outcome === 'granted' && spends",
      replace: 'Date.now() < 0',
    },
  },
  {
    name: 'a fault that opens',
    only: 'lets nobody in, and is stored',
    edit: {
      file: './access-recorder.ts',
      find: "const isWayOut = direction === 'out'",
      replace: "const isWayOut = direction === 'in'",
    },
  },
  {
    name: 'a fault that locks people in',
    only: 'keeps nobody from leaving',
    edit: {
      file: './access-recorder.ts',
      find: "const isWayOut = direction === 'out' && point !== undefined && point.direction !== 'in'",
      replace: 'const isWayOut = false',
    },
  },
  {
    name: 'an event of a reader that is decided twice',
    only: 'that a reader sends again',
    edit: {
      file: './access-recorder.ts',
      find: 'if (known) return answerOf(context, known)',
      replace: '',
    },
  },
  {
    name: 'accesses of neighbours',
    only: 'of neighbours, staff and other companies are hidden',
    edit: {
      file: './own-accesses.ts',
      find: "actor.role !== 'condomino'",
      replace: 'Date.now() > 0',
    },
  },
  {
    name: 'duress on a screen of the person',
    only: 'opens, raises one silent alert',
    edit: {
      file: './own-accesses.ts',
      find: "array_remove(e.marks, 'duress')",
      replace: 'e.marks',
    },
  },
  {
    name: 'a block of a guest that the household reads',
    only: 'opens nothing for a blocked guest',
    edit: {
      file: './own-accesses.ts',
      find: "CASE WHEN e.visitor_id IS NOT NULL AND e.reason = 'blocked' THEN 'revoked' ELSE e.reason END",
      replace: 'e.reason',
    },
  },
  {
    name: 'events of another company',
    only: 'of neighbours, staff and other companies are hidden',
    sql: 'ALTER TABLE access_events DISABLE ROW LEVEL SECURITY',
    edit: {
      file: './accesses.repository.ts',
      find: 'WHERE e.tenant_id = ${tenantId} AND ${visibleAccesses(actor)}',
      replace: 'WHERE ${visibleAccesses(actor)}',
    },
  },
]
