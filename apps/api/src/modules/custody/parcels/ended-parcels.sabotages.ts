import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a refusal in writing and nobody is told',
    edit: {
      file: './behaviour.ts',
      find: "await tellEnded(context, ids, 'parcel_refused')",
      replace: 'await Promise.resolve(tellEnded)',
    },
  },
  {
    name: 'a parcel that goes back and nobody is told',
    edit: {
      file: './behaviour.ts',
      find: "await tellEnded(context, ids, 'parcel_returned')",
      replace: 'await Promise.resolve(tellEnded)',
    },
  },
  {
    name: 'a parcel that is over and gets another label',
    edit: {
      file: './behaviour.ts',
      find: "if (before['deleted_at'] === null && !isHeld(before['state']))",
      replace: "if (before['deleted_at'] !== null && !isHeld(before['state']))",
    },
  },
  {
    name: 'an outcome of a parcel that is rewritten',
    sql: 'DROP TRIGGER keep_outcome ON parcels',
  },
  {
    name: 'a held parcel that is removed',
    edit: {
      file: '../../../register-endpoints/remove-records.ts',
      find: "if (!isRemovable(register, one)) throw problem('state_conflict')",
      replace: '',
    },
  },
]
