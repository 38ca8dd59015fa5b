import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./reader-service.test.ts']

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a restored backup that is sent to readers unseen',
    tests,
    only: 'is compared before anything is sent',
    edit: {
      file: './reader-holder.ts',
      find: 'if (isComparedFirst) await inventoryStep(served)',
      replace: 'void isComparedFirst',
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
    name: 'a new reader that is told settings of another model',
    tests,
    only: 'that is new holds the QR code of a guest',
    edit: {
      file: './reader-holder.ts',
      find: 'if (isOtherModel) return { hasAnswered: true, nextMs: 0 }',
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
