import { membershipsOf } from './account.repository.ts'
import { type Account, actorBy, audited, type Origin, type ProofOperation } from './account.ts'
import type { SignInTools } from './sign-in-tools.ts'

/**
 * Audits the use of a letter's link, which belongs to no membership: in the company of the
 * membership that a sign-in would use, and nowhere without one.
 */
export function personTrail({ auth, database }: Pick<SignInTools, 'auth' | 'database'>) {
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
