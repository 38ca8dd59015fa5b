import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an entry that is taken back an hour later',
    edit: {
      file: '../visits/visits/undo.ts',
      find: '> now() - make_interval(secs => ${sql.lit(UNDO_S + GRACE_S)})',
      replace: 'IS NOT NULL',
    },
  },
]
