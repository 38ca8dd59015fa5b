import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a parcel of a court that the whole unit knows of',
    edit: {
      file: '../public/parcels.ts',
      find: "(${parcel}.kind <> 'judicial' OR ${parcel}.resident_id IS NULL)",
      replace: '(${parcel}.kind IS NOT NULL)',
    },
  },
]
