import { isStorable } from '@portaria/contract/value-types/storable'
import type { IDToken, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import {
  CLOCK_SECONDS,
  claimedEmail,
  claimedName,
  type ProvidedSession,
} from '../provided/provided-session.ts'

/** Seconds for which a session lasts where the provider names no end. */
const USUAL_SECONDS = 3_600

/**
 * Reads an answer that the library has checked. Throws if the answer lacks an id token, names
 * several audiences and another authorised party than us, has an invalid subject, or was made in
 * the future.
 */
export function readProviderSession(
  tokens: TokenEndpointResponse & TokenEndpointResponseHelpers,
  clientId: string,
): ProvidedSession {
  const claims = tokens.claims()
  if (claims === undefined || tokens.id_token === undefined)
    throw new Error('the provider answers without an id token')
  if (!isForUs(claims, clientId)) throw new Error('the id token is for somebody else')
  const { iss, sub, email_verified: verified, exp, iat } = claims
  if (sub === '' || sub.length > 255 || !isStorable(sub))
    throw new Error('the id token names nobody')
  if (iat > Date.now() / 1_000 + CLOCK_SECONDS) throw new Error('the id token is of the future')
  const seconds = tokens.expires_in ?? USUAL_SECONDS
  // The session ends with the first of the two tokens, since one is worthless without the other
  // (identities §1).
  const expiresAt = new Date(Math.min(Date.now() + seconds * 1_000, exp * 1_000))
  return {
    kind: 'hosted',
    issuer: iss,
    subject: sub,
    email: claimedEmail(claims.email),
    emailVerified: verified === true,
    name: claimedName(claims.name),
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token ?? null,
    expiresAt,
  }
}

/** With several audiences, the authorised party has to be us (OpenID Connect Core 3.1.3.7). */
function isForUs({ aud, azp }: IDToken, clientId: string): boolean {
  const audiences = [aud].flat()
  if (!audiences.includes(clientId)) return false
  return audiences.length === 1 ? azp === undefined || azp === clientId : azp === clientId
}
