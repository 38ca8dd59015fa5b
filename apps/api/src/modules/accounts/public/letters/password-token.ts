import { createHash, randomBytes } from 'node:crypto'
import type { ProvidedSession } from '../../../identities/provided/provided-session.ts'

/** A link's secret and what is stored of it: 256 random bits need no salt and no slow hash. */
export function newPasswordToken(): { token: string; digest: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, digest: passwordTokenDigest(token) }
}

export function passwordTokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The token is in the fragment, which browsers send to no server and no proxy logs. */
export function passwordLink(publicUrl: string, token: string): string {
  return `${publicUrl}/pages/auth/reset-password#${token}`
}

export function registrationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/pages/auth/mail-confirm#${token}`
}

/** Of the page where the person signs in at a provider once more; `kind` is that of the provider. */
export function identityLink(
  publicUrl: string,
  token: string,
  kind: ProvidedSession['kind'],
): string {
  const at = kind === 'realtime' ? '?at=realtime' : ''
  return `${publicUrl}/pages/auth/confirm-identity${at}#${token}`
}

export function secondFactorLink(publicUrl: string, token: string): string {
  return `${publicUrl}/pages/auth/second-factor#${token}`
}
