import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a cascade from any state',
    edit: {
      file: './cascade-transition.ts',
      find: 'mayStart(register, step.transition, before)',
      replace: 'true',
    },
  },
  {
    name: 'a cascade that prepares nothing',
    edit: {
      file: './cascade-transition.ts',
      find: 'await completeRow(machinery, context, draft, before, name)',
      replace: 'draft',
    },
  },
  {
    name: 'a cascade after which nothing follows',
    edit: {
      file: './cascade-transition.ts',
      find: 'await hooks?.after?.(context, ids)',
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'a cascade that locks what it writes besides too late',
    edit: { file: './cascade-transition.ts', find: 'if (hooks?.hold)', replace: 'if (false)' },
  },
]
