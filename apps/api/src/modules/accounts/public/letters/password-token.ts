import { createHash, randomBytes } from 'node:crypto'

/** A link's secret and its stored digest: 256 random bits need no salt and no slow hash. */
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
