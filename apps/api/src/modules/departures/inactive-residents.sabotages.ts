import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a resident made inactive who may still come in',
    edit: {
      file: '../people/residents/behaviour.ts',
      find: 'if (isLeft && (await isHeldByThings(context, things, next.id)))',
      replace: 'if (isLeft && next === null)',
    },
  },
]
