import { hkdfSync } from 'node:crypto'
import { openBytes, sealBytes } from '../../../platform/sealed-secret.ts'

/** Encrypts photos of faces under a key of their company; each is bound to the id of its row. */
export type FaceSeal = {
  seal(tenantId: string, faceId: string, photo: Uint8Array): Buffer
  /** Returns null for a photo of another company, row or server. */
  open(tenantId: string, faceId: string, sealed: Buffer): Buffer | null
}

/** Makes the seal of a server (access §39). */
export function faceSeal(secret: string): FaceSeal {
  const keyOf = (tenantId: string) =>
    Buffer.from(hkdfSync('sha256', secret, tenantId, 'photos of faces', 32))
  return {
    seal: (tenantId, faceId, photo) => sealBytes(keyOf(tenantId), faceId, photo),
    open: (tenantId, faceId, sealed) => openBytes(keyOf(tenantId), faceId, sealed),
  }
}
