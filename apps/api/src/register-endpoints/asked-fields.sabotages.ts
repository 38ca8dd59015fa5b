import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a sensitive field that is read by name without a trail',
    edit: {
      file: './record-reader.ts',
      find: 'one.sensitive && isAsked(asked, name)',
      replace: 'one.sensitive && asked === null',
    },
  },
]
