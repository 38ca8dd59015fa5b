import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'who collected, for ever',
    edit: {
      file: '../custody/parcels/retention-rules.ts',
      find: 'await eraseAtDoors(context, ids)',
      replace: 'void eraseAtDoors',
    },
  },
  {
    name: 'a chain of a parcel that is rewritten',
    sql: 'DROP TRIGGER keep_event ON parcel_events',
  },
  {
    name: 'a report of a lost parcel that is erased with its term',
    edit: {
      file: '../custody/parcels/retention-rules.ts',
      find: "WHEN p.state = 'lost' THEN 'lost_parcel' END`",
      replace: "WHEN p.state = 'never' THEN 'lost_parcel' END`",
    },
  },
  {
    name: 'a delegate of a parcel who is named for ever',
    edit: {
      file: '../custody/parcels/retention-rules.ts',
      find: 'SET delegate = NULL',
      replace: 'SET delegate = delegate',
    },
  },
]
