import type { Actor } from '@portaria/contract/actors/actor'
import type { AuthDatabase } from '../../../../platform/database/auth-database.ts'
import { fieldProblem, problem } from '../../../../platform/problem.ts'
import { accountOfId } from '../account/account.repository.ts'
import type { Account } from '../account/account.ts'
import type { SignInThrottle } from '../throttle/sign-in-throttle.ts'
import { verifyPassword } from './password-hash.ts'

/**
 * The account of a signed-in person who proves their identity by their password. Failures count for
 * the person's sessions, not with those of signing in, so that guesses at the login do not lock out
 * a signed-in person. Throws `password_wrong` on the field, and the problems of `attemptPassword`.
 */
export async function proveItIsOneself(
  auth: AuthDatabase,
  throttle: SignInThrottle,
  { userId, address }: Actor,
  { field, password }: { field: string; password: string },
): Promise<Account> {
  const account = userId && (await auth.query((queries) => accountOfId(queries, userId)))
  if (!account) throw problem('unauthenticated')
  const asker = {
    account: account.email,
    address: address ?? '',
    knownBy: async () => `session of ${account.id}`,
  }
  const proved = await throttle.attemptPassword(asker, async () =>
    (await verifyPassword(password, account.hash)) ? true : null,
  )
  if (!proved) throw fieldProblem(field, 'password_wrong')
  return account
}
