import type {
  HostedAnswer,
  HostedNext,
  ProveAccountBody,
} from '@portaria/contract/modules/accounts/hosted-provider'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi } from '../../../platform/http-client.ts'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import { fetchMe } from '../../../platform/session/me.ts'
import { type LoginOutcome, readLoginAnswer, readLoginFailure } from '../sign-in/login.ts'

/** What comes after the provider's answer: a sign-in or its further step, or one of these. */
export type CallbackOutcome =
  | LoginOutcome
  | { kind: 'next'; next: HostedNext }
  /** The letter's link was used, has expired, or is for another identity. */
  | { kind: 'letter-ended' }
  /** Refused, with what to say; `field` is null where it is of no single one. */
  | { kind: 'refused'; field: string | null; text: string }

const post = (path: string, body: unknown, anonymous: boolean) =>
  callApi<HostedAnswer>(path, { method: 'POST', body, anonymous })

/** Hands the provider's answer to the server. Never throws. */
export function completeAtServer(answer: string, inSession: boolean): Promise<CallbackOutcome> {
  return settled(async () => {
    // The token may have expired during the visit, and the answer counts once.
    if (inSession) await fetchMe()
    return post('/login/hosted/callback', { answer }, !inSession)
  })
}

/** Proves the account that has the e-mail. Never throws. */
export const proveAccount = (body: ProveAccountBody): Promise<CallbackOutcome> =>
  settled(() => post('/login/identity', body, true))

async function settled(ask: () => Promise<HostedAnswer>): Promise<CallbackOutcome> {
  try {
    const answer = await ask()
    return 'next' in answer ? { kind: 'next', next: answer } : readLoginAnswer(answer)
  } catch (error) {
    if (error instanceof ApiProblem && 'letter' in error.fields) return { kind: 'letter-ended' }
    const outcome = readLoginFailure(error)
    const isKnown = outcome.kind !== 'server' || !(error instanceof ApiProblem)
    if (isKnown || error.status >= 500) return outcome
    const [[field, text] = [null, problemTextOf(error).detail]] = Object.entries(
      fieldTextsOf(error),
    )
    return { kind: 'refused', field, text }
  }
}
