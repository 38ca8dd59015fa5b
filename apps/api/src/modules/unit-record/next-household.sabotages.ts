import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'who is to move in next, known to who moves out',
    edit: {
      file: '../units/row-rules.ts',
      find: 'AND ${hasBegun(row, actor)}',
      replace: '',
    },
  },
  {
    name: 'the car of who is to move in next, known to who moves out',
    edit: {
      file: '../belongings/row-rules.ts',
      find: 'moving.deleted_at IS NULL), false)))',
      replace: 'moving.deleted_at IS NULL AND false), false)))',
    },
  },
]
