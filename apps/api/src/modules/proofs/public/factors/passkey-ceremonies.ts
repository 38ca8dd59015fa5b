import { randomBytes } from 'node:crypto'
import type { PasskeyAnswer } from '@portaria/contract/modules/accounts/login-proof'
import type { PasskeyRegistration } from '@portaria/contract/modules/proofs/second-factor'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PasskeyKey } from './second-factor.repository.ts'

/** Milliseconds that a browser waits for its person. */
const PATIENCE = 5 * 60 * 1000

/** EdDSA, ES256 and RS256 by their COSE numbers (RFC 9053, RFC 8812): those of authenticators. */
const ALGORITHMS = [-8, -7, -257]

type Options = Record<string, unknown>

/** A passkey that a browser has just made. */
type NewKey = {
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
}

/** The two ceremonies of Web Authentication Level 3, for the public address. */
export type PasskeyCeremonies = {
  /** The options of a new passkey; authenticators that hold one of `known` decline. */
  creation(
    person: { id: string; name: string; email: string },
    challenge: Buffer,
    known: readonly PasskeyKey[],
  ): Promise<Options>
  /**
   * Checks a registration; returns null unless it answers that challenge, from this address, with
   * the person verified.
   */
  created(registration: PasskeyRegistration, challenge: Buffer): Promise<NewKey | null>
  /** The options of a sign-in by one of these passkeys; null lets the authenticator choose. */
  request(challenge: Buffer, known: readonly PasskeyKey[] | null): Promise<Options>
  /**
   * Returns the counter of a valid answer; null for an invalid one, or if the counter reveals a
   * copied key.
   */
  answered(answer: PasskeyAnswer, challenge: Buffer, key: PasskeyKey): Promise<number | null>
}

/** A new challenge for an authenticator to sign. */
export const newChallenge = (): Buffer => randomBytes(32)

/** A credential's id as it is stored. */
export const credentialIdOf = ({ id }: { id: string }): Buffer => Buffer.from(id, 'base64url')

export function passkeyCeremonies(publicUrl: string): PasskeyCeremonies {
  const rpID = new URL(publicUrl).hostname
  const where = { expectedOrigin: publicUrl, expectedRPID: rpID, requireUserVerification: true }
  const listed = (keys: readonly PasskeyKey[]) =>
    keys.map(({ credential_id: id, transports }) => ({ id: id.toString('base64url'), transports }))

  return {
    async creation({ id, name, email }, challenge, known) {
      const options = await generateRegistrationOptions({
        rpName: 'Portaria',
        rpID,
        // The authenticator shows the e-mail; its answers contain only the id.
        userID: bytes(Buffer.from(id.replaceAll('-', ''), 'hex')),
        userName: email,
        userDisplayName: name,
        challenge: bytes(challenge),
        timeout: PATIENCE,
        attestationType: 'none',
        excludeCredentials: listed(known),
        // A key that needs no e-mail and verifies its person, so that it counts as two factors.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      })
      return { ...options }
    },

    async created(registration, challenge) {
      const { authenticatorAttachment, response, ...rest } = registration
      const transports = response.transports ?? []
      const found = await verifyRegistrationResponse({
        ...where,
        response: {
          ...rest,
          ...noExtensions,
          ...(authenticatorAttachment && { authenticatorAttachment }),
          response: { ...response, transports },
        },
        expectedChallenge: challenge.toString('base64url'),
        supportedAlgorithmIDs: ALGORITHMS,
        // The library throws for all faults of a client.
      }).catch(() => null)
      if (!found?.verified) return null
      const { id, publicKey, counter } = found.registrationInfo.credential
      return {
        credentialId: credentialIdOf({ id }),
        publicKey: Buffer.from(publicKey),
        counter,
        transports,
      }
    },

    async request(challenge, known) {
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: bytes(challenge),
        timeout: PATIENCE,
        userVerification: 'required',
        ...(known && { allowCredentials: listed(known) }),
      })
      return { ...options }
    },

    async answered(answer, challenge, key) {
      const { authenticatorAttachment, response, ...rest } = answer
      const { userHandle, ...signed } = response
      // A discoverable passkey contains its person's id.
      if (userHandle && userHandle !== handleOf(key.user_id)) return null
      const found = await verifyAuthenticationResponse({
        ...where,
        response: {
          ...rest,
          ...noExtensions,
          ...(authenticatorAttachment && { authenticatorAttachment }),
          response: signed,
        },
        expectedChallenge: challenge.toString('base64url'),
        credential: {
          id: key.credential_id.toString('base64url'),
          publicKey: bytes(key.public_key),
          counter: Number(key.counter),
        },
      }).catch(() => null)
      return found?.verified ? found.authenticationInfo.newCounter : null
    },
  }
}

const noExtensions = { clientExtensionResults: {} }

/** Copies a buffer into one of its own, as the library's types require. */
const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

const handleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
