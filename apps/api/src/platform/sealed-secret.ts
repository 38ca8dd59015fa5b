import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a secret, so that the database alone does not reveal it, nor can it be moved to another
 * owner: a person, a device.
 */
export type SecretSeal = {
  seal(ownerId: string, secret: string): Buffer
  /** Returns null for a secret of another owner, purpose or server. */
  open(ownerId: string, sealed: Buffer): string | null
}

/** The kind of a sealed secret; each has a key of its own. */
export type SealPurpose =
  | 'second factor'
  | 'device'
  | 'reader password'
  | 'pass PIN'
  | 'own PIN'
  | 'parcel code'
  | 'push'
  | 'desk ticket'
  | 'provider attempt'
  | 'provider waiting'
  | 'provider session'

/** Seals as nonce, tag, ciphertext; the owner's id is authenticated with it. */
export function secretSeal(serverSecret: string, purpose: SealPurpose): SecretSeal {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', purpose, 32))

  return {
    seal(ownerId, secret) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(ownerId))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open(ownerId, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(ownerId)).setAuthTag(tag)
        const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
