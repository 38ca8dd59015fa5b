import type { PasskeyAnswer } from '@portaria/contract/modules/accounts/login-proof'
import type { PasskeyRegistration } from '@portaria/contract/modules/proofs/second-factor'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Why there is no passkey: cancelled, the device has one already, or cannot have one. */
export type PasskeyFailure = 'left' | 'known' | 'impossible'

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly failure: PasskeyFailure

  constructor(failure: PasskeyFailure, cause: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}

/** Whether this browser knows passkeys at this address: plain http has none but on localhost. */
export const passkeysExist = (): boolean => typeof PublicKeyCredential === 'function'

/** The server's options, as its WebAuthn library made them. */
type Options = Record<string, unknown>

/** Asks for the passkey that the server's options call for. Throws a `PasskeyError`. */
export async function answerByPasskey(options: Options): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // The server's half of the same library wrote them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON }).catch(fail)
}

/** Makes a new passkey on this device or on one that it talks to. Throws a `PasskeyError`. */
export async function createPasskey(options: Options): Promise<PasskeyRegistration> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { response, ...made } = await startRegistration({ optionsJSON }).catch(fail)
  const { clientDataJSON, attestationObject, transports } = response
  return {
    ...made,
    response: { clientDataJSON, attestationObject, transports },
  }
}

/** By the names that Web Authentication Level 3 gives errors. */
function fail(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('left', error)
  throw new PasskeyError(name === 'InvalidStateError' ? 'known' : 'impossible', error)
}
