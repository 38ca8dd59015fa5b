import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection of calls to other services, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'calls to origins that nobody approved',
    edit: {
      file: './guarded-fetch.ts',
      find: ' || !approves(url.origin))',
      replace: ')',
    },
  },
  {
    name: 'calls to addresses inside',
    edit: {
      file: './guarded-fetch.ts',
      find: 'if (isPrivateLiteral(url, { loopback })) throw',
      replace: "if (url.hostname === '') throw",
    },
  },
]
