import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a frame that is written before it is recorded',
    edit: {
      file: '../../../../packages/drivers/src/lock-boards/open-lock.ts',
      find: 'await beforeWrite(command)',
      replace: 'void beforeWrite(command)',
    },
  },
]
