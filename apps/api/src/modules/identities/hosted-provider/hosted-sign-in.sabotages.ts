import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection of signing in through a provider, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a ticket of a provider that counts in any browser',
    only: 'is proved only in the browser that asked',
    edit: {
      file: '../sessions/waiting-sessions.ts',
      find: '`${ticket} ${browser}`',
      replace: 'ticket',
    },
  },
  {
    name: 'a second step after a provider in any browser',
    only: 'is proved only in the browser that asked',
    edit: {
      file: '../../proofs/sign-in/login-proof.service.ts',
      find: 'waitingFor(queries, body.ticket, origin)',
      replace: 'Promise.resolve(null)',
    },
  },
  {
    name: 'an e-mail of a provider that opens an account',
    edit: {
      file: '../sign-in/identity-sign-in.service.ts',
      find: 'if (!known) return askOwner(provided, email, origin)',
      replace:
        'if (!known) return askOwner(provided, email, origin); const owner = await auth.query((queries) => memberOfId(queries, known.id)); if (owner) return signedIn(await signIn.enter(entrantBy(owner, what, origin)))',
    },
  },
  {
    name: 'an e-mail that the provider did not verify',
    edit: {
      file: '../sign-in/identity-sign-in.service.ts',
      find: 'email !== null && emailVerified',
      replace: 'email !== null',
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
      file: '../sign-in/identity-sign-in.service.ts',
      find: 'isWhole: false, bond }',
      replace: 'isWhole: true, bond }',
    },
  },
]
