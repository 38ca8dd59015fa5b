import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
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
