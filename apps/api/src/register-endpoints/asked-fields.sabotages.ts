import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
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
