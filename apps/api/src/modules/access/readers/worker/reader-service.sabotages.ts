import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./reader-service.test.ts']

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a reader that another process serves by now',
    tests,
    only: 'is served by one process',
    edit: {
      file: './reader-leases.ts',
      find: 'holder = ${holder} AND device',
      replace: 'device',
    },
  },
  {
    name: 'an opening by a process that lost the reader',
    tests,
    only: 'that another one has replaced',
    edit: {
      file: './reader-holder.ts',
      find: 'await requireLease(context, held)',
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'a command that is sent after its time',
    tests,
    only: 'opens once by a command',
    edit: {
      file: './commands.repository.ts',
      find: 'AND sent_at IS NULL AND expires_at > clock_timestamp()`)) > 0',
      replace: 'AND sent_at IS NULL`)) > 0',
    },
  },
  {
    name: 'a lost card that stays on a reader',
    sql: 'DROP TRIGGER note_for_readers ON cards',
    tests,
    only: 'no longer for a lost card',
  },
  {
    name: 'wrong passwords without end',
    tests,
    only: 'after three wrong passwords',
    edit: {
      file: './reader-link.ts',
      find: "if (stopped !== null && reader.new_password === null) return 'password_stopped'",
      replace: '',
    },
  },
  {
    name: 'somebody who is written after they were removed',
    tests: ['./reader-troubles.test.ts'],
    only: 'is not sent after it was forgotten or changed',
    edit: {
      file: './due-entries.ts',
      find: 'AND e.part = s.part AND e.version = s.version\n    RETURNING',
      replace: 'AND e.part = s.part\n    RETURNING',
    },
  },
]
