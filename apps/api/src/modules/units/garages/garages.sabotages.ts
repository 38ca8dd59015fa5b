import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'the space of a sold car',
    edit: {
      file: '../../belongings/vehicles/behaviour.ts',
      find: 'await leaveGarages(context, ids)',
      replace: '',
    },
  },
]
