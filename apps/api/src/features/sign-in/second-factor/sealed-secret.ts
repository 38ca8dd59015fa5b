import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a secret, so that the database alone does not reveal it, nor can it be moved to another
 * person.
 */
export type SecretSeal = {
  seal(userId: string, secret: string): Buffer
  /** Null for what was encrypted for another person or with another server's secret. */
  open(userId: string, sealed: Buffer): string | null
}

/** Sealed as nonce, tag, ciphertext; the person's id is authenticated with it. */
export function secretSeal(serverSecret: string): SecretSeal {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', 'second factor', 32))

  return {
    seal(userId, secret) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(userId))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open(userId, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(userId)).setAuthTag(tag)
      const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
