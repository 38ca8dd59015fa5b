import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts photos of faces under a key of their company; each is bound to the id of its row. */
export type FaceSeal = {
  seal(tenantId: string, faceId: string, photo: Uint8Array): Buffer
  /** Returns null for a photo of another company, row or server. */
  open(tenantId: string, faceId: string, sealed: Buffer): Buffer | null
}

/** Makes the seal of a server (access §39): nonce, tag, ciphertext. */
export function faceSeal(secret: string): FaceSeal {
  const keyOf = (tenantId: string) =>
    Buffer.from(hkdfSync('sha256', secret, tenantId, 'photos of faces', 32))

  return {
    seal(tenantId, faceId, photo) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, keyOf(tenantId), nonce).setAAD(Buffer.from(faceId))
      const bytes = Buffer.concat([cipher.update(photo), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), bytes])
    },
    open(tenantId, faceId, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      try {
        const options = { authTagLength: TAG_BYTES }
        const decipher = createDecipheriv(ALGORITHM, keyOf(tenantId), nonce, options)
        decipher.setAAD(Buffer.from(faceId)).setAuthTag(tag)
        const bytes = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([bytes, decipher.final()])
      } catch {
        return null
      }
    },
  }
}
