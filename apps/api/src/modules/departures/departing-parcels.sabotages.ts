import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a parcel of a former household that the next one is told of',
    edit: {
      file: '../custody/public/parcels.ts',
      find: 'AND ${occupancy}.starts_on <=\n    (coalesce',
      replace: "AND DATE '0001-01-01' <=\n    (coalesce",
    },
  },
]
