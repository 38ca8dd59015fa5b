import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'wrong codes at the desk’s box without end',
    edit: {
      file: './pass-codes.ts',
      find: 'if (passId === null && !shown) {',
      replace: 'if (Date.now() < 0) {',
    },
  },
  {
    name: 'parcels of the desk’s box found for a household',
    edit: {
      file: './gate.routes.ts',
      find: "const config = { access: { right: 'gate.enter' } } as const",
      replace: "const config = { access: 'signed_in' } as const",
    },
  },
]
