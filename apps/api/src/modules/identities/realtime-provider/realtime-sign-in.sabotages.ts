import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection of signing in by the service, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a token that vouches twice',
    edit: {
      file: './realtime-sign-in.service.ts',
      find: 'if (spent === 0)',
      replace: 'if (spent < 0)',
    },
  },
  {
    name: 'guesses at e-mails without a count',
    edit: {
      file: './realtime-sign-in.service.ts',
      find: "['wrong-password', 'user-not-found', 'user-disabled']",
      replace: "['wrong-password']",
    },
  },
  {
    name: 'a company that requires the other provider',
    edit: {
      file: '../../accounts/public/account/usable-membership.ts',
      find: "['provider', 'passkey']",
      replace: "['provider', 'passkey', 'realtime']",
    },
  },
  {
    name: 'a second factor that forgets the first',
    edit: {
      file: '../sessions/session-bond.ts',
      find: 'firstFactor: factorOf(what.provided)',
      replace: "firstFactor: 'provider' as const",
    },
  },
  {
    name: 'an account that is linked without a proof',
    edit: { file: './realtime-provider.routes.ts', find: '        proof: true,\n', replace: '' },
  },
]
