import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a change that does not say which version it is based on',
    edit: {
      file: '../../register-endpoints/register-endpoints.ts',
      find: "const versioned = { takes: ['If-Match'] } as const",
      replace: 'const versioned = {} as const',
    },
  },
]
