import { type Account, actorBy, audited, type Origin, type ProofOperation } from './account.ts'
import { membershipsOf } from './sign-in.repository.ts'
import type { SignInParts } from './sign-in-parts.ts'

/**
 * What somebody does by a letter's link belongs to no membership: the trail is that of the one they
 * would sign in to, and without one there is none.
 */
export function personTrail({ auth, database }: Pick<SignInParts, 'auth' | 'database'>) {
  return async <T>(
    account: Account,
    origin: Origin,
    operation: ProofOperation,
    work: () => Promise<T>,
  ): Promise<T> => {
    const [membership] = await auth.query((queries) => membershipsOf(queries, account.id))
    if (!membership) return work()
    return audited(database, actorBy(account, membership, origin), operation, work)
  }
}
