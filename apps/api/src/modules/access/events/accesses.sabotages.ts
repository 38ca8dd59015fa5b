import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a reading of why that leaves no trail',
    tests: ['./accesses.test.ts'],
    only: 'leave one row in the trail',
    edit: {
      file: './accesses.routes.ts',
      find: 'await recordAudit(context, {',
      replace: 'if (Date.now() < 0) await recordAudit(context, {',
    },
  },
  {
    name: 'a trial on paper that leaves no trail',
    tests: ['./accesses.test.ts'],
    only: 'leave one row in the trail',
    edit: {
      file: '../decisions/trials.ts',
      find: "recordAudit(asked, { register: registers[ref.kind], rowId: ref.id, operation: 'read' }),",
      replace: 'undefined,',
    },
  },
  {
    name: 'a photo in accesses after its term',
    tests: ['./accesses.test.ts'],
    only: 'until its term is over',
    edit: {
      file: './accesses.repository.ts',
      find: 'WHEN e.at > now() - make_interval(days => (',
      replace: 'WHEN true OR e.at > now() - make_interval(days => (',
    },
  },

  {
    name: 'a pass that two gates read at once',
    tests: ['./passes-at-points.test.ts'],
    only: 'lets one in where two gates read it at once',
    edit: {
      file: '../decisions/judge.ts',
      find: "lock: lock && direction === 'in'",
      replace: 'lock: false',
    },
  },
  {
    name: 'an entry that is spent for a reader that gave up',
    tests: ['./attempts.test.ts'],
    only: 'that its reader waits for no longer is not recorded',
    edit: {
      file: './access-recorder.ts',
      find: "if (!isAwaited()) throw new Error('an attempt was decided after its reader gave up')",
      replace: '',
    },
  },
  {
    name: 'a pass that a point does not spend',
    tests: ['./passes-at-points.test.ts'],
    only: 'is spent by the entry',
    edit: {
      file: './access-recorder.ts',
      find: 'isGranted && spends && credential.passId !== null',
      replace: 'Date.now() < 0 && credential.passId !== null',
    },
  },
  {
    name: 'a way out asked for at an entrance',
    tests: ['./passes-at-points.test.ts'],
    only: 'lets nobody in who is said to leave by it',
    edit: {
      file: '../decisions/judge.ts',
      find: "direction === 'both' ? asked : direction",
      replace: 'asked',
    },
  },
  {
    name: 'a fault that opens',
    tests: ['./passes-at-points.test.ts'],
    only: 'lets nobody in, and is stored',
    edit: {
      file: './access-recorder.ts',
      find: "const isFree = direction === 'out'",
      replace: "const isFree = direction === 'in'",
    },
  },
  {
    name: 'a fault that locks people in',
    tests: ['./passes-at-points.test.ts'],
    only: 'keeps nobody from leaving',
    edit: {
      file: './access-recorder.ts',
      find: "const isFree = direction === 'out'",
      replace: 'const isFree = false',
    },
  },
  {
    name: 'an event of a reader that is decided twice',
    tests: ['./attempts.test.ts'],
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
      find: "sql`CASE WHEN e.visitor_id IS NULL THEN array_remove(${marks}, 'duress')",
      replace: 'sql`CASE WHEN e.visitor_id IS NULL THEN ${marks}',
    },
  },
  {
    name: 'a block of a guest that the household reads',
    tests: ['./passes-at-points.test.ts'],
    only: 'opens nothing for a blocked guest',
    edit: {
      file: './own-accesses.ts',
      find: "CASE WHEN e.visitor_id IS NOT NULL AND e.reason = 'blocked' THEN 'revoked' ELSE e.reason END",
      replace: 'e.reason',
    },
  },
  {
    name: 'a pass that opens inside for a guest who has left',
    tests: ['./passes-at-points.test.ts'],
    only: 'is spent by the entry',
    edit: {
      file: '../decisions/pass-facts.ts',
      find: "SELECT e.direction = 'in' AND e.at",
      replace: 'SELECT e.at',
    },
  },
  {
    name: 'an entry without a rule',
    tests: ['./attempts.test.ts'],
    only: 'is refused with what nobody knows, and where no rule names the person',
    edit: {
      file: '../decisions/point-rules.ts',
      find: 'WHERE r.tenant_id = ${actor.tenantId} AND ${ofPoints}',
      replace: 'WHERE r.tenant_id = ${actor.tenantId}',
    },
  },
  {
    name: 'events of another company',
    only: 'of neighbours, staff and other companies are hidden',
    sql: `ALTER TABLE access_events DISABLE ROW LEVEL SECURITY;
      ALTER TABLE access_points DISABLE ROW LEVEL SECURITY`,
    edit: {
      file: './accesses.repository.ts',
      find: 'WHERE e.tenant_id = ${tenantId} AND e.attempt_id IS NULL AND ${visibleAccesses(actor)}',
      replace: 'WHERE e.attempt_id IS NULL AND ${visibleAccesses(actor)}',
    },
  },
]
