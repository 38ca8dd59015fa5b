import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a token that is believed without its signature',
    isCore: true,
    edit: {
      file: './access-token.ts',
      find: 'const known = signed.get(token)',
      replace:
        "const known = [...signed].find(([one]) => one.split('.')[1] === token.split('.')[1])?.[1]",
    },
  },
]
