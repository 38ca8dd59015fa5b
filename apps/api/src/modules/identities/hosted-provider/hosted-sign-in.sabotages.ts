import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection of signing in through a provider away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a ticket of a provider that counts in any browser',
    only: 'is proved in the browser that asked alone',
    edit: {
      file: '../sign-in/identity-sign-in.service.ts',
      find: 'await waiting.requireBrowser(body.ticket, origin)',
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'a second step after a provider in any browser',
    only: 'is proved in the browser that asked alone',
    edit: {
      file: '../../accounts/sign-in/sign-in.service.ts',
      find: 'await waiting.requireBrowser(body.ticket, origin)',
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'an e-mail of a provider that opens an account',
    edit: {
      file: '../sign-in/identity-sign-in.service.ts',
      find: 'if (!known) return askOwner(provided, email, origin)',
      replace:
        'if (known) return signedIn(await signIn.admit(known, provided, by)); else return askOwner(provided, email, origin)',
    },
  },
  {
    name: 'an e-mail that the provider did not verify',
    edit: {
      file: '../sign-in/identity-sign-in.service.ts',
      find: 'const known = emailVerified',
      replace: 'const known = email',
    },
  },
  {
    name: 'an identity that a letter to somebody else confirms',
    edit: {
      file: '../sign-in/identity-sign-in.service.ts',
      find: 'asked.subject === provided.subject',
      replace: 'asked.subject !== null',
    },
  },
  {
    name: 'an account proved by a password that a stranger registered',
    edit: {
      file: '../sign-in/identity-sign-in.service.ts',
      find: 'account.proven ? account.hash : null',
      replace: 'account.hash',
    },
  },
  {
    name: 'a provider instead of the second factor',
    edit: {
      file: '../../accounts/sign-in/sign-in.service.ts',
      find: 'const secondFactor = whole ? null',
      replace: 'const secondFactor = whole || provided ? null',
    },
  },
]
