import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection of linked identities, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an identity linked in another session',
    edit: {
      file: '../hosted-provider/hosted-sign-in.service.ts',
      find: 'asking.sessionId === purpose.sessionId &&',
      replace: 'asking.sessionId !== null &&',
    },
  },
  {
    name: 'an identity taken from somebody else',
    edit: {
      file: '../links/linking.ts',
      find: "if (owner) return problem('identity_taken')",
      replace: 'if (owner) return owner.id',
    },
  },
  {
    name: 'sessions that outlive the identity',
    edit: {
      file: '../links/external-identity.repository.ts',
      find: 'AND s.ended_at IS NULL AND s.id <> ${keep}',
      replace: 'AND false AND s.id <> ${keep}',
    },
  },
  {
    name: 'a proof by the identity of somebody else',
    edit: {
      file: './own-identities.service.ts',
      find: 'if (owner?.user_id !== userId) throw',
      replace: 'if (!owner) throw',
    },
  },
]
