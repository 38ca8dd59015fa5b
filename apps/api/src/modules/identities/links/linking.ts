import { problem } from '../../../platform/problem.ts'
import { accountOfEmail } from '../../accounts/public/account/account.repository.ts'
import type { Account, Origin } from '../../accounts/public/account/account.ts'
import { addGuest } from '../../accounts/public/account/new-guest.ts'
import { personTrail } from '../../accounts/public/account/person-trail.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { enqueueSecurityNotice } from '../../proofs/public/notices/security-notices.ts'
import type { IdentityName } from '../provided/provided-session.ts'
import { providerName } from '../provided/provider-name.ts'
import { linkIdentity, ownerOfIdentity } from './external-identity.repository.ts'
import type { WaitingIdentity } from './identity-letters.ts'

export type Linking = {
  /**
   * The identity's id, linked to a person who has proved the account; they are told by a letter.
   * Throws `identity_taken` where it is somebody else's.
   */
  link(
    account: Account,
    provided: IdentityName & { email: string | null },
    origin: Origin,
  ): Promise<string>
  /** The person of an e-mail that was confirmed: the known one, or a new Guest; null where none may register. */
  personOf(identity: WaitingIdentity): Promise<Account | null>
}

type NeededParts = Pick<SignInTools, 'auth' | 'database' | 'oidc' | 'realtime' | 'registration'>

/** Links identities of providers to people. */
export function linking(parts: NeededParts): Linking {
  const { auth, database, registration } = parts
  const trailed = personTrail(parts)
  const known = (email: string) => auth.query((queries) => accountOfEmail(queries, email))

  return {
    async link(account, provided, origin) {
      const owner = await auth.query((queries) => ownerOfIdentity(queries, provided))
      if (owner?.user_id === account.id) return owner.id
      if (owner) throw problem('identity_taken')
      return trailed(account, origin, 'identity_linked', () =>
        auth.transaction(async (queries) => {
          const isLinked = await linkIdentity(queries, account.id, provided)
          const linked = await ownerOfIdentity(queries, provided)
          if (linked?.user_id !== account.id) throw problem('identity_taken')
          const name = providerName(parts, provided.kind) ?? provided.issuer
          if (isLinked)
            await enqueueSecurityNotice(queries, account.id, { kind: 'identity_linked', name })
          return linked.id
        }),
      )
    },

    async personOf({ email, name }) {
      const found = await known(email)
      if (found || !registration) return found ?? null
      await addGuest(database, { name, email })
      return (await known(email)) ?? null
    },
  }
}
