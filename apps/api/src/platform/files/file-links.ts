import { createHmac } from 'node:crypto'
import { isMadeByOne, keysOf, type MarkedKey, type ServerSecret } from '../secrets/server-secret.ts'

/** Minimum validity of a link in milliseconds; within one window a file keeps the same link. */
const WINDOW_MS = 10 * 60 * 1000

/** Short-lived URLs of files, which a browser opens without a header (platform §19). */
export type FileLinks = {
  linkOf(tenantId: string, fileId: string): string
  /** Whether a link was signed here and is still valid. */
  verify(tenantId: string, fileId: string, expires: number, signature: string): boolean
}

export function fileLinks(secret: ServerSecret, now: () => number = Date.now): FileLinks {
  const keys = keysOf(secret, 'file links')
  const sign = ({ key }: MarkedKey, tenantId: string, fileId: string, expires: number) =>
    createHmac('sha256', key).update(`${tenantId}/${fileId}/${expires}`).digest('base64url')

  return {
    linkOf(tenantId, fileId) {
      const expires = Math.ceil(now() / WINDOW_MS) * WINDOW_MS + WINDOW_MS
      const query = new URLSearchParams({
        tenant: tenantId,
        expires: String(expires),
        signature: sign(keys[0], tenantId, fileId, expires),
      })
      return `/api/v1/files/${fileId}?${query.toString()}`
    },
    verify(tenantId, fileId, expires, signature) {
      const given = Buffer.from(signature)
      const isOurs = isMadeByOne(keys, given, (key) => sign(key, tenantId, fileId, expires))
      return isOurs && expires > now()
    },
  }
}
