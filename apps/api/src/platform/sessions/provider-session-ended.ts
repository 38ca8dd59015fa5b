import { problemText } from '@portaria/contract/loaded-texts/problem-texts'
import { type ProblemError, problem } from '../problem.ts'
import type { SessionRow } from './session.store.ts'

/**
 * Makes the refusal of a session whose provider's session is over, in its person's language; they
 * see its `detail` when they are signed out.
 */
export function providerSessionEnded({ language }: Pick<SessionRow, 'language'>): ProblemError {
  const code = 'provider_session_ended'
  return problem(code, { detail: problemText(language, code).detail })
}
