import { createSecretKey, hkdfSync } from 'node:crypto'
import { ACCESS_TOKEN_SECONDS } from '@portaria/contract/constants'
import { errors, jwtVerify, SignJWT } from 'jose'

/** The claims of a token (domain.md section 6): the session and its generation. */
export type TokenClaims = {
  sessionId: string
  generation: number
  issuedAt: Date
  expired: boolean
}

export type AccessTokens = {
  /** The same session, generation and time give the same bytes: nothing needs to be stored. */
  sign(sessionId: string, generation: number, issuedAt: Date): Promise<string>
  /**
   * Null for a token that this server's secret did not sign. An expired one is read too, and says
   * so.
   */
  read(token: string): Promise<TokenClaims | null>
}

export function accessTokens(secret: string): AccessTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'access token', 32)))

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
        // Expiry is compared below, since an expired token still opens a refresh.
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: new Date(0),
        })
        const { sub, gen, iat, exp } = payload
        if (!sub || typeof gen !== 'number' || !iat || !exp) return null
        return {
          sessionId: sub,
          generation: gen,
          issuedAt: new Date(iat * 1000),
          expired: exp * 1000 <= Date.now(),
        }
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
