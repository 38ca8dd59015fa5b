import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a chain of a parcel that is rewritten',
    sql: 'DROP TRIGGER keep_event ON parcel_events',
  },
]
