import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'push messages to a name that leads inside',
    edit: {
      file: '../outbound/public-lookup.ts',
      find: '} else if (found.some(({ address }) => !isPublic(address, allows))) {',
      replace: '} else if (found.length === 0) {',
    },
  },
]
