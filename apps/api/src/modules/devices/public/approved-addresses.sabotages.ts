import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a name of a gateway that occupies a thread',
    edit: {
      file: './approved-addresses.ts',
      find: '(await resolveGateway(host)).map',
      replace: "(await (await import('node:dns/promises')).lookup(host, { all: true })).map",
    },
  },
]
