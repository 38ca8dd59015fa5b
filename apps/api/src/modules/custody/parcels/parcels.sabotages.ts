import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a parcel redirected to whom it is for already',
    edit: {
      file: './behaviour.ts',
      find: 'if (!isForAnother(next, before)) throw',
      replace: 'if (Date.now() < 0 && !isForAnother(next, before)) throw',
    },
  },
  {
    name: 'a parcel of a court that the whole unit knows of',
    edit: {
      file: '../public/parcels.ts',
      find: "(${parcel}.kind <> 'judicial' OR ${parcel}.resident_id IS NULL)",
      replace: '(${parcel}.kind IS NOT NULL)',
    },
  },
  {
    name: 'a redirected parcel that its new household may not know of',
    edit: {
      file: '../public/parcels.ts',
      find: 'coalesce(${parcel}.redirected_at, ${parcel}.arrived_at)',
      replace: 'coalesce(${parcel}.arrived_at, ${parcel}.redirected_at)',
    },
  },
]
