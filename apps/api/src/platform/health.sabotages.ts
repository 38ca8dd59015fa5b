import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'metrics for whatever a proxy on this machine passes on',
    edit: {
      file: './health.ts',
      find: 'return isLoopback(peer) && !forwarded',
      replace: 'return isLoopback(peer)',
    },
  },
  {
    name: 'how the server sees its callers, for anybody who asks',
    edit: {
      file: './doctor/seen-caller.ts',
      find: "if (!isMadeByOne(keysOf(secret, 'doctor'), given, proofOf)) return undefined",
      replace: 'if (keysOf.length === 0) return undefined',
    },
  },
]
