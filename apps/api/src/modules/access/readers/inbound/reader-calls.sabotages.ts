import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

const refused = 'is refused alike, whatever is wrong with it'
const secretsInLogs = 'leaves nothing of path, query and body in the log'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a path of a reader that was changed and still works',
    only: refused,
    edit: {
      file: './reader-calls.service.ts',
      find: 'if (!reader || !token.isOf(reader.generation)) return null',
      replace: 'if (!reader) return null',
    },
  },
  {
    name: 'a reader that calls from any address',
    only: refused,
    edit: {
      file: './reader-calls.service.ts',
      find: 'if (!(await addresses.isOf(reader.hosts, address))) return null',
      replace: '',
    },
  },
  {
    name: 'an address of a reader that nobody approved',
    only: refused,
    edit: {
      file: './known-readers.ts',
      find: "AND d.state = 'approved' AND d.deleted_at IS NULL",
      replace: 'AND d.deleted_at IS NULL',
    },
  },
  {
    name: 'a reader that says another number than its own',
    only: refused,
    edit: {
      file: './reader-calls.service.ts',
      find: 'return isOfDevice(reader.deviceId, query, facts) ? { reader, asked } : null',
      replace: 'return { reader, asked }',
    },
  },
  {
    name: 'a reader that was taken out of use and still opens',
    only: refused,
    edit: {
      file: './known-readers.ts',
      find: "AND ${isReaderInUse(sql.ref('e'))}",
      replace: '',
    },
  },
  {
    name: 'a flood of a reader that reaches the database',
    only: 'beyond its share is refused before anything is looked up',
    edit: {
      file: './call-limits.ts',
      find: 'if (known.left < 1 || known.inProgress >= atOnce) return null',
      replace: '',
    },
  },
  {
    name: 'a proxy that is every reader at once',
    only: 'is one of this machine with the demonstration alone',
    edit: {
      file: './reader-address.ts',
      find: 'if (isForbidden(caller, { loopback })) return false',
      replace: '',
    },
  },
  {
    name: 'guesses at paths that reach the database without end',
    only: 'with too many wrong paths of a network costs no look-up',
    edit: {
      file: './proven-links.ts',
      find: 'failures.count(address)',
      replace: '',
    },
  },
  {
    name: 'a fault of the database that is logged with its values',
    only: secretsInLogs,
    edit: {
      file: './reader-calls.routes.ts',
      find: "scope.log.error({ fault: faultOf(error) }, 'a call of a reader failed')",
      replace: "scope.log.error(error, 'a call of a reader failed')",
    },
  },
  {
    name: 'an attempt that was not decided and is logged with its values',
    only: secretsInLogs,
    edit: {
      file: './reader-calls.routes.ts',
      find: "api.log.error({ fault: faultOf(error) }, 'an attempt was not decided')",
      replace: "api.log.error(error, 'an attempt was not decided')",
    },
  },
  {
    name: 'PINs that are tried without end at a reader',
    tests: ['./questions.test.ts'],
    only: 'with a wrong PIN is answered without a look-up after twenty of them',
    edit: {
      file: './presented-credentials.ts',
      find: "isBarred ? unknown('pin') : { kind: 'pin', digits: pin }",
      replace: "{ kind: 'pin', digits: pin }",
    },
  },
  {
    name: 'an answer that belongs to another question',
    tests: ['./questions.test.ts'],
    only: 'that is named like another one gets no answer of it',
    edit: {
      file: '../reader-keys.ts',
      find: 'return `question ${placeOf(question)} ${name}`',
      replace: 'return `question - 0 1 ${name}`',
    },
  },
  {
    name: 'a question that is put again and spends again',
    tests: ['./questions.test.ts'],
    only: 'about a pass of one entry spends it once',
    edit: {
      file: '../reader-keys.ts',
      find: 'const isNamed = uuid !== null &&',
      replace: 'const isNamed = Date.now() < 0 && uuid !== null &&',
    },
  },
  {
    name: 'a point out of use that lets people out',
    tests: ['./questions.test.ts'],
    only: 'at a point out of use is recorded, and opens in no direction',
    edit: {
      file: '../../events/access-recorder.ts',
      find: "point.isActive ? null : 'wrong_point'",
      replace: 'null',
    },
  },
  {
    name: 'a second credential of somebody else, or one that counts twice',
    tests: ['./questions.test.ts'],
    only: 'waits for a second credential where a rule asks for two',
    edit: {
      file: './shown-before.ts',
      find: "AND e.fact = 'pending'`)",
      replace: '`)',
    },
  },
  {
    name: 'a grant of somebody whom the reader did not identify',
    tests: ['./questions.test.ts'],
    only: 'without an identified person spends nothing',
    edit: {
      file: './answer-question.ts',
      find: 'isUnidentified: personId === null',
      replace: 'isUnidentified: false',
    },
  },
]
