import type { ProofDemand } from '@portaria/contract/answers/errors'
import type { SessionProofBody } from '@portaria/contract/modules/proofs/second-factor'
import { callApi } from '../../../platform/http-client.ts'
import { answerByPasskey, PasskeyError, passkeysExist } from '../../../platform/passkeys.ts'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import type { Credentials } from '../realtime-provider/credentials.ts'
import { sessionProofTexts } from './texts/session-proof-texts.ts'

const prove = (body: SessionProofBody) => callApi<void>('/session/proof', { method: 'POST', body })

/**
 * Proves the person's identity by the password, with a code if required. Throws an `ApiProblem`.
 */
export const proveByPassword = ({ ticket }: ProofDemand, password: string, code: string) =>
  prove({ ticket, password, ...(code !== '' && { code }) })

/** Proves the person's identity by a passkey. Throws a `PasskeyError` or an `ApiProblem`. */
export async function proveByPasskey({ ticket, passkey }: ProofDemand): Promise<void> {
  await prove({ ticket, passkey: await answerByPasskey(passkey ?? {}) })
}

/** The methods of a demand that this browser supports. */
export function waysOf({ methods, passkey, hosted, realtime }: ProofDemand) {
  const byPassword = methods.length === 0 || methods.some((method) => method !== 'passkey')
  return {
    atProvider: hosted,
    byRealtime: realtime,
    byPasskey: passkey !== null && passkeysExist(),
    asksCode: methods.length > 0,
    byPassword: !hosted && !realtime && byPassword,
  }
}

/**
 * Proves the person's identity at the hosted provider, whose page leads back to this one. Throws an
 * `ApiProblem`.
 */
export async function proveAtProvider({ ticket }: ProofDemand, code: string): Promise<never> {
  const { visitProvider } = await import('../../../platform/session/visit-provider.ts')
  const { pathname, search } = window.location
  const body = { ticket, ...(code !== '' && { code }) }
  return visitProvider({ path: '/session/proof/hosted', body, target: pathname + search })
}

/**
 * Proves the person's identity by an account of the realtime database service. Throws an
 * `ApiProblem`.
 */
export async function proveByRealtime(
  { ticket }: ProofDemand,
  credentials: Credentials,
  code: string,
): Promise<void> {
  const body = { ticket, ...credentials, ...(code !== '' && { code }) }
  await callApi('/session/proof/realtime', { method: 'POST', body })
}

type ProofErrors = { [Name in 'email' | 'password' | 'code' | 'whole']?: string | undefined }

/** Assigns an error to its field, or to the whole form. */
export function proofErrorsOf(error: unknown): ProofErrors {
  if (error instanceof PasskeyError) {
    const left = error.failure === 'left'
    return { whole: sessionProofTexts.text(left ? 'left' : 'impossible') }
  }
  const { email, displayName = email, password, code, ...others } = fieldTextsOf(error)
  // A refusal of the account itself; only the e-mail field represents it here.
  if (displayName !== undefined) return { email: displayName }
  if (password !== undefined) return { password }
  if (code !== undefined) return { code }
  return { whole: Object.values(others)[0] ?? problemTextOf(error).detail }
}
