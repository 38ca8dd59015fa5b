import type { PasskeyAnswer } from '@portaria/contract/modules/accounts/login-proof'
import type { PasskeyRegistration } from '@portaria/contract/modules/proofs/second-factor'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Why no passkey was made or used: cancelled, already on the device, or not possible on it. */
export type PasskeyFailure = 'left' | 'known' | 'impossible'

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly failure: PasskeyFailure

  constructor(failure: PasskeyFailure, cause: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}

/** Whether this browser has passkeys at this address: over plain http only on localhost. */
export const passkeysExist = (): boolean => typeof PublicKeyCredential === 'function'

/** Options for the browser, made by the server's WebAuthn library. */
type Options = Record<string, unknown>

/** Asks for the passkey that the options call for. Throws a `PasskeyError`. */
export async function answerByPasskey(options: Options): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // The server made these options with the other half of the same library.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON }).catch(fail)
}

/** Creates a passkey on this device or on one connected to it. Throws a `PasskeyError`. */
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

/** Throws a `PasskeyError` by the error names of Web Authentication Level 3. */
function fail(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('left', error)
  throw new PasskeyError(name === 'InvalidStateError' ? 'known' : 'impossible', error)
}
