import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'two reservations of one area that meet',
    sql: 'ALTER TABLE event_blocks DROP CONSTRAINT event_blocks_own',
  },
  {
    name: 'a reservation of an area that another one closes',
    sql: 'ALTER TABLE event_blocks DROP CONSTRAINT event_blocks_linked',
  },
]
