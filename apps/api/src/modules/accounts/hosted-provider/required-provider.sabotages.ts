import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each opens a company that requires the provider, or closes it for ever, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a password for a company that requires the provider',
    edit: {
      file: '../sign-in/usable-membership.ts',
      find: 'memberships.filter((one) => opens(one, firstFactor))',
      replace: 'memberships.filter((one) => opens(one, "passkey"))',
    },
  },
  {
    name: 'a switch to a company that requires the provider',
    edit: {
      file: '../sign-in/sign-in.service.ts',
      find: 'if (!memberships.opens(membership, firstFactor)) throw',
      replace: 'if (!memberships.opens(membership, "passkey")) throw',
    },
  },
]
