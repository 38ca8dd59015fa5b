import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a parcel of a former household that the next one is told of',
    edit: {
      file: '../custody/public/parcels.ts',
      find: 'AND ${occupancy}.starts_on <=\n    (coalesce',
      replace: "AND DATE '0001-01-01' <=\n    (coalesce",
    },
  },
  {
    name: 'a parcel that goes back since its heir is gone',
    edit: {
      file: '../custody/parcels/departure-thing.ts',
      find: "  withoutHeir: 'keep',\n",
      replace: '',
    },
  },
  {
    name: 'a parcel that was collected and goes back with a departure',
    edit: {
      file: '../custody/parcels/departure-thing.ts',
      find: "isHeld(row['state']) &&",
      replace: 'isHeld !== undefined &&',
    },
  },
]
