import type { Queries } from '../../../platform/database/queries.ts'
import { type ProblemError, problem } from '../../../platform/problem.ts'
import type { Account } from '../../accounts/public/account/account.ts'
import type { Note } from '../../accounts/public/account/in-trail.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { enqueueSecurityNotice } from '../../proofs/public/notices/security-notices.ts'
import type { IdentityName } from '../provided/provided-session.ts'
import { providerName } from '../provided/provider-name.ts'
import { linkIdentity, ownerOfIdentity } from './external-identity.repository.ts'

/**
 * Links identities of providers to people: returns the identity's id, linked to a person who has
 * proved the account and is notified by a letter; or `identity_taken` where it is somebody else's.
 * Needs a transaction.
 */
export type Link = (
  queries: Queries,
  account: Account,
  provided: IdentityName & { email: string | null },
  note: Note,
) => Promise<string | ProblemError>

export function linking(parts: Pick<SignInTools, 'oidc' | 'realtime'>): Link {
  return async (queries, account, provided, note) => {
    const owner = await ownerOfIdentity(queries, provided)
    if (owner?.user_id === account.id) return owner.id
    if (owner) return problem('identity_taken')
    const isLinked = await linkIdentity(queries, account.id, provided)
    const linked = await ownerOfIdentity(queries, provided)
    if (linked?.user_id !== account.id) return problem('identity_taken')
    if (!isLinked) return linked.id
    note({ operation: 'identity_linked' })
    const name = providerName(parts, provided.kind) ?? provided.issuer
    await enqueueSecurityNotice(queries, account.id, { kind: 'identity_linked', name })
    return linked.id
  }
}
