import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { MARK_BYTES } from './secrets/secret-mark.ts'
import type { UseOf } from './secrets/secret-uses.ts'
import { isChanging, keysOf, type ServerSecret } from './secrets/server-secret.ts'

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

/** Encrypts bytes as a `SecretSeal` does text. */
export type ByteSeal = {
  seal(ownerId: string, bytes: Uint8Array): Buffer
  /** Returns null for bytes of another owner, purpose or server. */
  open(ownerId: string, sealed: Buffer): Buffer | null
}

/** The kind of a sealed secret; each has a key of its own. */
export type SealPurpose = UseOf<'sealed' | 'brief'> | 'desk ticket'

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

/**
 * Makes the seal of a server for bytes of a kind. Once the secret was changed, the mark of the one
 * that sealed comes first (decision 0126).
 */
export function byteSeal(
  serverSecret: ServerSecret,
  purpose: SealPurpose,
  salt?: string,
): ByteSeal {
  const keys = keysOf(serverSecret, purpose, { salt })
  const [{ mark, key }] = keys
  const prefix = Buffer.from(isChanging(serverSecret) ? mark : '', 'hex')

  return {
    seal: (ownerId, bytes) => Buffer.concat([prefix, sealBytes(key, ownerId, bytes)]),
    open(ownerId, sealed) {
      const shown = sealed.subarray(0, MARK_BYTES).toString('hex')
      const named = keys.find((one) => one.mark === shown)
      const opened = named && openBytes(named.key, ownerId, sealed.subarray(MARK_BYTES))
      if (opened) return opened
      for (const one of keys) {
        const unmarked = openBytes(one.key, ownerId, sealed)
        if (unmarked) return unmarked
      }
      return null
    },
  }
}

/** Makes the seal of a server for secrets of a kind. */
export function secretSeal(serverSecret: ServerSecret, purpose: SealPurpose): SecretSeal {
  const { seal, open } = byteSeal(serverSecret, purpose)
  return {
    seal: (ownerId, secret) => seal(ownerId, Buffer.from(secret)),
    open: (ownerId, sealed) => open(ownerId, sealed)?.toString('utf8') ?? null,
  }
}
