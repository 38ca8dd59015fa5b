import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a code that is spent before its parcel is locked',
    edit: {
      file: '../../modules/custody/parcels/collect.service.ts',
      find: 'AND id = ${shown.parcelId} FOR UPDATE`)',
      replace: 'AND id = ${shown.parcelId}`)',
    },
  },
]
