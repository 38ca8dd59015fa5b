import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const council = ['../council-occurrences/council-occurrences.test.ts']

/** Each removes one protection, which the tests must notice. */
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
      find: 'sql`(${row}.reporter_id = ${actor.userId} OR ${isReader(row, actor)})`',
      replace: 'sql`true`',
    },
  },
  {
    name: 'a síndico who is a reader of what accuses a síndico',
    tests: council,
    edit: {
      file: '../council-occurrences/council.ts',
      find: "SELECT 1 FROM memberships o WHERE o.id = ${actor.membershipId} AND ${isOfSindico(sql.ref('o'), actor)}))`",
      replace: 'SELECT 1 FROM memberships o WHERE false))`',
    },
  },
  {
    name: 'a síndico whose term goes on beyond the departure, to readers of a matter',
    tests: ['../council-occurrences/council-departures.test.ts'],
    only: 'reads nothing as síndico',
    edit: {
      file: '../council-occurrences/council.ts',
      find: 'coalesce(least(s.ends_on, s.leaves_on) >= ${todayOf(actor)}, true))`',
      replace: 'coalesce(s.ends_on >= ${todayOf(actor)}, true))`',
    },
  },
  {
    name: 'the readers of a matter by the mark of today',
    tests: council,
    edit: {
      file: '../council-occurrences/council.ts',
      find: 'AND c.reader_id = ${actor.userId})',
      replace:
        ') OR EXISTS (SELECT 1 FROM memberships k WHERE k.id = ${actor.membershipId} AND k.council)',
    },
  },
  {
    name: 'a former síndico among the readers',
    tests: council,
    edit: {
      file: '../council-occurrences/council.ts',
      find: "'infinity'::date) >= ${todayOf(actor)} - 365)`",
      replace: "'infinity'::date) >= ${todayOf(actor)})`",
    },
  },
  {
    name: 'somebody whom a report names among its readers',
    tests: council,
    edit: {
      file: '../council-occurrences/council.ts',
      find: 'members.filter(({ names }) => !isNamedIn(text, names))',
      replace: 'members',
    },
  },
  {
    name: 'a doorman whom an administrator makes a reader',
    tests: council,
    edit: {
      file: '../council-occurrences/behaviour.ts',
      find: 'await requireReaders(context, next.readers, before.readers)',
      replace: '',
    },
  },
  {
    name: 'a síndico who hears that something accuses them',
    tests: council,
    edit: {
      file: '../../../../../../packages/contract/src/define-register/permissions.ts',
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
    name: 'who reported something, who decides about it',
    tests: council,
    edit: {
      file: '../row-rules.ts',
      find: 'byCouncil: isReader',
      replace: 'byCouncil: () => sql`true`',
    },
  },
]
