import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'the tag of a sold car on another',
    edit: {
      file: './behaviour.ts',
      find: "if (other.sold) throw fieldProblem('tag', 'tag_sold')",
      replace: 'if (other.sold) return',
    },
  },
]
