import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/**
 * Each opens a company that requires the provider, or closes it for ever, which the tests must
 * notice.
 */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a password for a company that requires the provider',
    edit: {
      file: '../../accounts/public/account/usable-membership.ts',
      find: 'memberships.filter((one) => opens(one, firstFactor))',
      replace: 'memberships.filter((one) => opens(one, "passkey"))',
    },
  },
  {
    name: 'a switch to a company that requires the provider',
    edit: {
      file: '../../accounts/sign-in/sign-in.service.ts',
      find: 'if (!memberships.opens(membership, firstFactor)) throw',
      replace: 'if (!memberships.opens(membership, "passkey")) throw',
    },
  },
  {
    name: 'a passkey that a password adds for a company that requires the provider',
    edit: {
      file: '../../proofs/second-factor/second-factor.service.ts',
      find: 'await memberships.requireEach(actor)',
      replace: '',
    },
    only: 'is not opened by a factor that a session of another one adds',
  },
  {
    name: 'an identity that a password links for a company that requires the provider',
    edit: {
      file: './hosted-sign-in.service.ts',
      find: 'await own.requireMayLink(actor)',
      replace: '',
    },
    only: 'is not opened by a factor that a session of another one adds',
  },
  {
    name: 'an e-mail that a password changes for a company that requires the provider',
    edit: {
      file: '../../accounts/own-account/own-email.service.ts',
      find: 'await usableMemberships({ auth, oidc }).requireEach(actor)',
      replace: '',
    },
    only: 'is not opened by a factor that a session of another one adds',
  },
]
