import type { LoggedInUser, LoginBody } from '@portaria/contract/features/sign-in'
import { ApiProblem } from '../../platform/api-problem.ts'
import { callApi } from '../../platform/http-client.ts'
import { asLoggedInUser } from '../../platform/session/session-storage.ts'

/** How a try to sign in ended; always one of these, so that the form is never left waiting. */
export type LoginOutcome =
  | { kind: 'in'; token: string; user: LoggedInUser }
  | { kind: 'wrong' | 'inactive' | 'server' | 'offline' }
  | { kind: 'throttled'; seconds: number }
  /** The server said yes but gave no access; with what it told instead. */
  | { kind: 'no-access'; errors: string[] }

/** Seconds to wait where the server asks to wait and doesn't say how long. */
const WAIT_SECONDS = 60

/** Asks the server to let somebody in. Never throws (product.md section 8, Login responses). */
export async function login(body: LoginBody): Promise<LoginOutcome> {
  try {
    const answer = await callApi<unknown>('/login', { method: 'POST', body, anonymous: true })
    return readLoginAnswer(answer)
  } catch (error) {
    return readLoginFailure(error)
  }
}

/** What an answer to `POST /login` means. */
export function readLoginAnswer(answer: unknown): LoginOutcome {
  const token = within(answer, ['data', 'access', 'original', 'access_token'])
  const user = asLoggedInUser(within(answer, ['data', 'me', 'original']))
  if (typeof token === 'string' && token !== '' && user !== null) return { kind: 'in', token, user }
  return { kind: 'no-access', errors: toldErrors(answer) }
}

function readLoginFailure(error: unknown): LoginOutcome {
  if (!(error instanceof ApiProblem)) return { kind: 'server' }
  if (error.status === 429) {
    return { kind: 'throttled', seconds: error.problem?.retry_after ?? WAIT_SECONDS }
  }
  if (error.status === 401) return { kind: 'wrong' }
  if (error.status === 400) return { kind: 'inactive' }
  return { kind: error.status === 0 ? 'offline' : 'server' }
}

function within(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return Object.entries(inner).find(([name]) => name === key)?.[1]
  }, value)
}

function toldErrors(answer: unknown): string[] {
  const errors = within(answer, ['errors']) ?? within(answer, ['data', 'errors'])
  if (!Array.isArray(errors)) return []
  return errors
    .map((error: unknown) => (typeof error === 'string' ? error : within(error, ['message'])))
    .filter((text) => typeof text === 'string')
}
