import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a letter for a request that was cancelled',
    edit: {
      file: '../own-account/email-change.service.ts',
      find: 'WHERE request_id = ${requestId} AND used_at IS NULL AND',
      replace: 'WHERE request_id = ${requestId} AND',
    },
  },
  {
    name: 'a letter to a mailbox that stopped being theirs',
    edit: {
      file: '../public/letters/password-token.repository.ts',
      find: 'if (person?.email !== email) return false',
      replace: 'if (person === undefined) return false',
    },
    tests: ['./password-reset.test.ts'],
    only: 'is in no letter to an old mailbox',
  },
]
