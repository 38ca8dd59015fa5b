import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an IPv4 address that IPv6 wraps',
    edit: {
      file: './forbidden-addresses.ts',
      find: "  ['::', 96],",
      replace: '',
    },
  },
  {
    name: 'metadata of another provider',
    edit: {
      file: './forbidden-addresses.ts',
      find: "  ['168.63.129.16', 32],",
      replace: '',
    },
  },
  {
    name: 'metadata services that are reached',
    edit: {
      file: './forbidden-addresses.ts',
      find: "  ['169.254.0.0', 16],",
      replace: '',
    },
  },
]
