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

/** Encrypts bytes as nonce, tag, ciphertext; the owner's id is authenticated with them. */
export function sealBytes(key: Buffer, ownerId: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Returns the bytes that `sealBytes` encrypted; null for those of another owner or key. */
export function openBytes(key: Buffer, ownerId: string, sealed: Buffer): Buffer | null {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(ownerId)).setAuthTag(tag)
    const bytes = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([bytes, decipher.final()])
  } catch {
    return null
  }
}

/** Makes the seal of a server for secrets of a kind. */
export function secretSeal(serverSecret: string, purpose: SealPurpose): SecretSeal {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', purpose, 32))

  return {
    seal: (ownerId, secret) => sealBytes(key, ownerId, Buffer.from(secret)),
    open: (ownerId, sealed) => openBytes(key, ownerId, sealed)?.toString('utf8') ?? null,
  }
}
