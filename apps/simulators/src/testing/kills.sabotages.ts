import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a frame that is written before it is recorded',
    tests: ['./faults-one-by-one.test.ts'],
    edit: {
      file: '../../../../packages/drivers/src/lock-boards/open-lock.ts',
      find: 'await beforeWrite(command)',
      replace: 'void beforeWrite(command)',
    },
  },
]
