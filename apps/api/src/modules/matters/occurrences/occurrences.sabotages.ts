import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const contexts = ['./occurrence-contexts.test.ts']
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
    name: 'damage that was there before, of the unit that found it',
    tests: contexts,
    edit: {
      file: './inspection-damage.ts',
      find: "moment === 'after' ? [{ apartment_id: place.apartment_id }] : []",
      replace: '[{ apartment_id: place.apartment_id }]',
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
    name: 'an occurrence of what is still to happen',
    edit: {
      file: './occurrence-terms.ts',
      find: "if (at.getTime() > Date.now() + FAST_MS) throw fieldProblem(field, 'in_future')",
      replace: '',
    },
  },
  {
    name: 'an occurrence that is changed after its end',
    edit: {
      file: './behaviour.ts',
      find: "if (!open.includes(before.state)) throw problem('state_conflict')",
      replace: '',
    },
  },
  {
    name: 'a unit that is told of what is hidden from it',
    edit: {
      file: './behaviour.ts',
      find: "if (next['hidden_from_unit'] === true) throw fieldProblem('unit_note', 'unit_not_told')",
      replace: '',
    },
  },
  {
    name: 'an occurrence that names a síndico among those concerned',
    tests: council,
    edit: {
      file: './occurrence-terms.ts',
      find: "if (accused) throw fieldProblem('involved', 'accuses_sindico')",
      replace: '',
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
