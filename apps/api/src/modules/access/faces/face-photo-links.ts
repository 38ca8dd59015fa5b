import { createHmac } from 'node:crypto'
import {
  isMadeByOne,
  keysOf,
  type MarkedKey,
  type ServerSecret,
} from '../../../platform/secrets/server-secret.ts'

/** Milliseconds for which a link to a photo is valid. */
const VALID_MS = 5 * 60_000

/** Links to photos of faces, each for a few minutes (access §39). */
export type FacePhotoLinks = {
  linkOf(tenantId: string, faceId: string): string
  /** Whether a link was signed here and is still valid. */
  verify(tenantId: string, faceId: string, expires: number, signature: string): boolean
}

/** Makes the links of a server, under a key that signs nothing else. */
export function facePhotoLinks(secret: ServerSecret, now: () => number = Date.now): FacePhotoLinks {
  const keys = keysOf(secret, 'links to photos of faces')
  const sign = ({ key }: MarkedKey, tenantId: string, faceId: string, expires: number) =>
    createHmac('sha256', key)
      .update(JSON.stringify([tenantId, faceId, expires]))
      .digest('base64url')

  return {
    linkOf(tenantId, faceId) {
      const expires = now() + VALID_MS
      const query = new URLSearchParams({
        tenant: tenantId,
        expires: String(expires),
        signature: sign(keys[0], tenantId, faceId, expires),
      })
      return `/api/v1/face-photos/${faceId}?${query.toString()}`
    },
    verify(tenantId, faceId, expires, signature) {
      const given = Buffer.from(signature)
      const isOurs = isMadeByOne(keys, given, (key) => sign(key, tenantId, faceId, expires))
      return isOurs && expires > now()
    },
  }
}
