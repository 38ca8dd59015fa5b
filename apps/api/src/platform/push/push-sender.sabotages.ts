import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a push service that is asked for by a thread',
    edit: {
      file: '../outbound/public-lookup.ts',
      find: 'callbackify(resolve)(hostname,',
      replace:
        "callbackify(async (n: string) => (await import('node:dns/promises')).lookup(n, { all: true }))(hostname,",
    },
  },
  {
    name: 'push messages to addresses inside',
    edit: {
      file: './push-sender.ts',
      find: 'if (isPrivateLiteral(url, places)) {',
      replace: "if (url.hostname === '') {",
    },
  },
  {
    name: 'push messages to a name that leads inside',
    edit: {
      file: '../outbound/public-lookup.ts',
      find: '} else if (found.some(({ address }) => !isPublic(address, allows))) {',
      replace: '} else if (found.length === 0) {',
    },
  },
]
