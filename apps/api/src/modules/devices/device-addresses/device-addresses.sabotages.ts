import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an address that works before it is approved',
    edit: {
      file: '../public/approved-addresses.ts',
      find: " AND state = 'approved'",
      replace: '',
    },
  },
  {
    name: "another company's approval",
    isCore: true,
    edit: {
      file: '../public/approved-addresses.ts',
      find: "if (!approved) return { ok: false, reason: 'not_approved' }",
      replace: '',
    },
  },
  {
    name: 'a name that leads to a forbidden address',
    edit: {
      file: '../public/approved-addresses.ts',
      find: 'if (found.some(isRefused))',
      replace: 'if (found.length === 0)',
    },
  },
]
