import type { EnrolmentDemand, SecondFactorDemand } from '@portaria/contract/answers/errors'
import type {
  LoginProofBody,
  PasskeyChallenge,
} from '@portaria/contract/modules/accounts/login-proof'
import type {
  LoggedInUser,
  LoginBody,
  ProviderTokens,
} from '@portaria/contract/modules/accounts/sign-in'
import type { EnrolmentAnswer } from '@portaria/contract/modules/proofs/enrolment'
import type { EnrolmentBody } from '@portaria/contract/modules/proofs/second-factor'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi } from '../../../platform/http-client.ts'
import { answerByPasskey, createPasskey, PasskeyError } from '../../../platform/passkeys.ts'
import { asLoggedInUser } from '../../../platform/session/session-storage.ts'

/** The outcome of a try to sign in. There is always one, so that the form never waits for ever. */
export type LoginOutcome =
  | { kind: 'in'; token: string; user: LoggedInUser; provider: ProviderTokens | null }
  | { kind: 'wrong' | 'inactive' | 'server' | 'offline' }
  /** The company requires its identity provider, or a passkey. */
  | { kind: 'provider-required' }
  /** Success without a sign-in. */
  | { kind: 'done' }
  | { kind: 'throttled'; seconds: number }
  /** Too many wrong passwords for this e-mail: only a letter or a passkey helps. */
  | { kind: 'by-letter' }
  /** The password is right, but a second factor is required. */
  | { kind: 'second-factor'; demand: SecondFactorDemand }
  /** The password is right, but a second factor must be set up first. */
  | { kind: 'enrolment'; demand: EnrolmentDemand }
  /** A wrong code or passkey, or a second step that took too long. */
  | { kind: 'not-proved'; field: 'code' | 'passkey' | 'ticket' }
  /** The person cancelled the browser's passkey dialog, or passkeys are not possible here. */
  | { kind: 'passkey-left' | 'passkey-impossible' }
  /** A success without access, with the server's message. */
  | { kind: 'no-access'; errors: string[] }

/** Seconds to wait if the server asks to wait without saying how long. */
const WAIT_SECONDS = 60

/** Signs in. Never throws (accounts §20). */
export function login(body: LoginBody): Promise<LoginOutcome> {
  return settled(() => ask<unknown>('/login', body))
}

/** Sends the proof of a first step; resolves to null if the answer does not sign in by itself. */
export type SendProof = (body: LoginProofBody) => Promise<unknown>

/** Completes a sign-in by a code of the person's app, or by one of their recovery codes. */
export function loginByCode(
  ticket: string,
  code: string,
  send: SendProof = prove,
): Promise<LoginOutcome> {
  return settled(() => send({ ticket, code }))
}

/** Completes a sign-in by a passkey, or signs in by it alone. */
export function loginByPasskey(
  demand: SecondFactorDemand | null = null,
  send: SendProof = prove,
): Promise<LoginOutcome> {
  return settled(async () => {
    const asked = demand ? { ticket: demand.ticket, options: demand.passkey ?? {} } : await begin()
    return send({ ticket: asked.ticket, passkey: await answerByPasskey(asked.options) })
  })
}

/** The outcome of setting up a first factor, with the recovery codes after a sign-in. */
export type Enrolled = { outcome: LoginOutcome; codes: readonly string[] }

/** Completes a sign-in by the first code of an app. */
export function enrolByCode({ ticket }: EnrolmentDemand, code: string): Promise<Enrolled> {
  return enrolled(async () => ({ ticket, code }))
}

/** Completes a sign-in by a passkey created for it. */
export function enrolByPasskey(demand: EnrolmentDemand, name: string): Promise<Enrolled> {
  return enrolled(async () => ({
    ticket: demand.ticket,
    name,
    passkey: await createPasskey(demand.passkey),
  }))
}

async function enrolled(prepare: () => Promise<EnrolmentBody>): Promise<Enrolled> {
  let codes: readonly string[] = []
  const outcome = await settled(async () => {
    const answer = await ask<EnrolmentAnswer>('/login/enrolment', await prepare())
    codes = answer.recovery_codes
    return answer
  })
  return { outcome, codes }
}

const ask = <Answer>(path: string, body?: unknown) =>
  callApi<Answer>(path, { method: 'POST', body, anonymous: true })

const prove = (body: LoginProofBody) => ask<unknown>('/login/proof', body)

const begin = async () => (await ask<{ data: PasskeyChallenge }>('/login/passkey')).data

async function settled(work: () => Promise<unknown>): Promise<LoginOutcome> {
  try {
    return readLoginAnswer(await work())
  } catch (error) {
    return readLoginFailure(error)
  }
}

/** Reads the outcome from an answer to `POST /login`. */
export function readLoginAnswer(answer: unknown): LoginOutcome {
  if (answer === null) return { kind: 'done' }
  const token = within(answer, ['data', 'access', 'original', 'access_token'])
  const user = asLoggedInUser(within(answer, ['data', 'me', 'original']))
  if (typeof token === 'string' && token !== '' && user !== null)
    return { kind: 'in', token, user, provider: providerTokensOf(answer) }
  return { kind: 'no-access', errors: toldErrors(answer) }
}

/** Reads the outcome from a failed call. */
export function readLoginFailure(error: unknown): LoginOutcome {
  if (error instanceof PasskeyError) {
    return { kind: error.failure === 'left' ? 'passkey-left' : 'passkey-impossible' }
  }
  if (!(error instanceof ApiProblem)) return { kind: 'server' }
  const demand = error.problem?.second_factor
  if (demand !== undefined) return { kind: 'second-factor', demand }
  const enrolment = error.problem?.enrolment
  if (enrolment !== undefined) return { kind: 'enrolment', demand: enrolment }
  const field = (['ticket', 'code', 'passkey'] as const).find((one) => one in error.fields)
  if (field !== undefined) return { kind: 'not-proved', field }
  if (error.code === 'provider_required') return { kind: 'provider-required' }
  if (error.code === 'sign_in_by_letter') return { kind: 'by-letter' }
  const wait = error.problem?.retry_after
  // `unavailable` with a wait means too many requests, not a broken server.
  if (error.status === 429 || (error.code === 'unavailable' && wait !== undefined)) {
    return { kind: 'throttled', seconds: wait ?? WAIT_SECONDS }
  }
  if (error.status === 401) return { kind: 'wrong' }
  if (error.status === 400) return { kind: 'inactive' }
  return { kind: error.status === 0 ? 'offline' : 'server' }
}

/** The tokens of a hosted provider; null unless both are there (identities §1). */
function providerTokensOf(answer: unknown): ProviderTokens | null {
  const textAt = (key: string) => {
    const text = within(answer, ['provider', key])
    return typeof text === 'string' && text !== '' ? text : null
  }
  const [access, id, expires] = [textAt('access_token'), textAt('id_token'), textAt('expires_at')]
  if (access === null || id === null || expires === null) return null
  return { access_token: access, id_token: id, expires_at: expires }
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
