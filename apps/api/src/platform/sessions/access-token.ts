import { createSecretKey, type KeyObject } from 'node:crypto'
import { ACCESS_TOKEN_SECONDS } from '@portaria/contract/schemas/constants'
import { errors, jwtVerify, SignJWT } from 'jose'
import { keysOf, type ServerSecret } from '../secrets/server-secret.ts'

/** The claims of a token (platform §13): the session and its generation. */
export type TokenClaims = {
  sessionId: string
  generation: number
  issuedAt: Date
  expired: boolean
}

/** The claims of a token, which never change, with its end in seconds since 1970. */
type SignedClaims = Omit<TokenClaims, 'expired'> & { endsAt: number }

export type AccessTokens = {
  /**
   * Signs a token. The same session, generation and time give the same bytes: nothing needs to be
   * stored.
   */
  sign(sessionId: string, generation: number, issuedAt: Date): Promise<string>
  /**
   * Reads a token; null if this server's secret did not sign it. An expired one is read too, and
   * marked as such.
   */
  read(token: string): Promise<TokenClaims | null>
}

/** Verifies a signature of one of the keys; throws what the last of them throws. */
async function verifiedByAny(token: string, keys: readonly KeyObject[]) {
  const [key, ...others] = keys
  if (key === undefined) throw new errors.JWSSignatureVerificationFailed()
  try {
    return await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(0) })
  } catch (error) {
    if (others.length === 0) throw error
    return verifiedByAny(token, others)
  }
}

/** Limit of tokens whose signature is remembered; the oldest are dropped first. */
const MOST_KNOWN = 10_000

export function accessTokens(secret: ServerSecret): AccessTokens {
  const [newest, ...earlier] = keysOf(secret, 'access token')
  const key = createSecretKey(newest.key)
  const others = earlier.map((one) => createSecretKey(one.key))
  // Checking a signature costs more than the rest of a request's checks, and a token comes with
  // each request for a quarter of an hour. Only tokens that were signed here are remembered.
  const signed = new Map<string, SignedClaims>()

  async function verified(token: string): Promise<SignedClaims | null> {
    const known = signed.get(token)
    if (known) return known
    // Expiry is compared by `read`, since an expired token is still good for a refresh.
    const { payload } = await verifiedByAny(token, [key, ...others])
    const { sub, gen, iat, exp } = payload
    if (!sub || typeof gen !== 'number' || !iat || !exp) return null
    const claims = { sessionId: sub, generation: gen, issuedAt: new Date(iat * 1000), endsAt: exp }
    signed.set(token, claims)
    if (signed.size > MOST_KNOWN) signed.delete(signed.keys().next().value ?? token)
    return claims
  }

  return {
    sign(sessionId, generation, issuedAt) {
      const issued = Math.floor(issuedAt.getTime() / 1000)
      return new SignJWT({ gen: generation })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(sessionId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
        .sign(key)
    },

    async read(token) {
      try {
        const claims = await verified(token)
        if (claims === null) return null
        const { endsAt, ...rest } = claims
        return { ...rest, expired: endsAt * 1000 <= Date.now() }
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
