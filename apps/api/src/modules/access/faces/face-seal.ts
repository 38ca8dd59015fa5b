import { byteSeal } from '../../../platform/sealed-secret.ts'
import type { ServerSecret } from '../../../platform/secrets/server-secret.ts'

/** Encrypts photos of faces under a key of their company; each is bound to the id of its row. */
export type FaceSeal = {
  seal(tenantId: string, faceId: string, photo: Uint8Array): Buffer
  /** Returns null for a photo of another company, row or server. */
  open(tenantId: string, faceId: string, sealed: Buffer): Buffer | null
}

/** Makes the seal of a server (access §39). */
export function faceSeal(secret: ServerSecret): FaceSeal {
  const sealOf = (tenantId: string) => byteSeal(secret, 'photos of faces', tenantId)
  return {
    seal: (tenantId, faceId, photo) => sealOf(tenantId).seal(faceId, photo),
    open: (tenantId, faceId, sealed) => sealOf(tenantId).open(faceId, sealed),
  }
}
