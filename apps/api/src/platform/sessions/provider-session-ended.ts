import { problemText } from '@portaria/contract/loaded-texts/problem-texts'
import { type ProblemError, problem } from '../problem.ts'
import type { SessionRow } from './session.store.ts'

/**
 * Makes the refusal of a session that began at a provider whose own session is over. It is in the
 * person's language, since they read its `detail` when they are signed out.
 */
export function providerSessionEnded({ language }: Pick<SessionRow, 'language'>): ProblemError {
  const code = 'provider_session_ended'
  return problem(code, { detail: problemText(language, code).detail })
}
