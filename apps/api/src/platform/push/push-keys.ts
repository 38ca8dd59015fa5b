import { createECDH, ECDH } from 'node:crypto'
import { lastingKey, type ServerSecret } from '../secrets/server-secret.ts'

/** The key pair by which push services know this platform (RFC 8292), as base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/**
 * Derives the keys from the server's secret, so that every server of one database signs as the same
 * one. The key lasts when the secret is changed: with another, browsers would have to subscribe anew.
 */
export function pushKeys(secret: ServerSecret): PushKeys {
  const ecdh = createECDH('prime256v1')
  for (let nth = 0; ; nth++) {
    const scalar = lastingKey(secret, 'keys of push messages', { of: String(nth) })
    try {
      ecdh.setPrivateKey(scalar)
      const publicKey = ecdh.getPublicKey('base64url')
      return { publicKey, privateKey: scalar.toString('base64url') }
    } catch {
      // About one key in four thousand million is not below the curve's order; the loop then tries
      // the next one.
    }
  }
}

/** Whether a browser's key is an uncompressed point of the curve, as RFC 8291 requires. */
export function isPublicKey(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url')
  if (bytes.length !== 65 || bytes.toString('base64url') !== key) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}
