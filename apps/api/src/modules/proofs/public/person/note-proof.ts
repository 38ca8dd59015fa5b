import type { Actor } from '@portaria/contract/actors/actor'
import { problem } from '../../../../platform/problem.ts'
import { proveSession } from '../../../../platform/sessions/session.store.ts'
import type { SignInTools } from '../../../accounts/public/account/sign-in-tools.ts'

/**
 * Records that the person of a session has proved their identity, so that no proof is required for
 * a while.
 */
export async function noteProof(
  { auth, guard }: Pick<SignInTools, 'auth' | 'guard'>,
  { sessionId }: Actor,
): Promise<void> {
  if (sessionId === null) throw problem('unauthenticated')
  await auth.query((queries) => proveSession(queries, sessionId))
  guard.forget(sessionId)
}
