import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const council = ['../council-occurrences/council-occurrences.test.ts']

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an occurrence that all residents read',
    edit: {
      file: '../row-rules.ts',
      find: 'ofOwnOccurrences: (row, actor) => sql`${row}.reporter_id = ${actor.userId}`',
      replace: 'ofOwnOccurrences: () => sql`true`',
    },
  },
  {
    name: 'what the team says of an occurrence, read by who reported it',
    edit: {
      file: '../row-rules.ts',
      find: "ofOwnOccurrenceNotes: (row, actor) => sql`(${row}.audience = 'requester' AND EXISTS (",
      replace: 'ofOwnOccurrenceNotes: (row, actor) => sql`(EXISTS (',
    },
  },
  {
    name: 'what accuses a síndico, read by every resident',
    tests: council,
    edit: {
      file: '../row-rules.ts',
      find: 'sql`(${row}.reporter_id = ${actor.userId} OR ${isOnCouncil(actor)})`',
      replace: 'sql`true`',
    },
  },
  {
    name: 'a síndico who sits on the council',
    tests: council,
    edit: {
      file: '../council-occurrences/council.ts',
      find: "AND c.role = 'condomino' AND NOT ${isOfSindico(sql.ref('c'), actor)})`",
      replace: "AND c.role = 'condomino')`",
    },
  },
  {
    name: 'a síndico who hears that something accuses them',
    tests: council,
    edit: {
      file: '../../../../../../packages/contract/src/permissions.ts',
      find: "return rights.may.includes('read') && rights.rows === null",
      replace: 'return rights.rows === null',
    },
  },
  {
    name: 'a síndico who counts by retention what accuses them',
    tests: council,
    edit: {
      file: '../../retention/retention.service.ts',
      find: "!rule.isOfCouncil || context.actor.role !== 'sindico'",
      replace: 'true as boolean',
    },
  },
  {
    name: 'a seat of the council that a síndico takes away',
    tests: council,
    edit: {
      file: '../../accounts/memberships/behaviour.ts',
      find: "if (await holds(context)) throw fieldProblem('council', 'council_sits')",
      replace: '',
    },
  },
  {
    name: 'who reported something, who decides about it',
    tests: council,
    edit: {
      file: '../row-rules.ts',
      find: 'byCouncil: (_row, actor) => isOnCouncil(actor)',
      replace: 'byCouncil: () => sql`true`',
    },
  },
]
