import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a service of postal codes over plain http',
    edit: {
      file: './environment.ts',
      find: "url?.protocol === 'https:' &&",
      replace: 'url !== null &&',
    },
  },
]
