import type {
  HostedAnswer,
  HostedNext,
  ProveAccountBody,
} from '@portaria/contract/modules/identities/hosted-provider'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi } from '../../../platform/http-client.ts'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import { type LoginOutcome, readLoginAnswer, readLoginFailure } from '../sign-in/login.ts'
import { identityTexts } from './texts/identity-texts.ts'

/** The outcome of a provider's answer: an outcome of signing in, or one of the others here. */
export type IdentityOutcome =
  | LoginOutcome
  | { kind: 'next'; next: HostedNext }
  /** The letter's link was used, has expired, or is for another identity. */
  | { kind: 'letter-ended' }
  /** A refusal with its text; `field` is null if it concerns no single field. */
  | { kind: 'refused'; field: string | null; text: string }

/** Proves that the person owns the account with the e-mail. Never throws. */
export const proveAccount = (body: ProveAccountBody): Promise<IdentityOutcome> =>
  identityOutcome(() =>
    callApi<HostedAnswer>('/login/identity', { method: 'POST', body, anonymous: true }),
  )

/**
 * Converts the answer of a call that may sign in by an identity; `provider` is the name of the one
 * that the server requires. Never throws.
 */
export async function identityOutcome(
  ask: () => Promise<HostedAnswer>,
  provider?: string,
): Promise<IdentityOutcome> {
  try {
    const answer = await ask()
    return 'next' in answer ? { kind: 'next', next: answer } : readLoginAnswer(answer)
  } catch (error) {
    if (error instanceof ApiProblem && 'letter' in error.fields) return { kind: 'letter-ended' }
    const outcome = readLoginFailure(error)
    if (outcome.kind !== 'server' || !(error instanceof ApiProblem)) return outcome
    if (error.code === 'unavailable' && provider !== undefined)
      return { kind: 'refused', field: null, text: identityTexts.text('unavailable', { provider }) }
    if (error.status >= 500 && error.code !== 'invalid-api-key') return outcome
    const [[field, text] = [null, problemTextOf(error).detail]] = Object.entries(
      fieldTextsOf(error),
    )
    return { kind: 'refused', field, text }
  }
}
