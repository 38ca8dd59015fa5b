import { hkdfSync } from 'node:crypto'
import type { Actor } from '@portaria/contract/actors/actor'

/**
 * The key by which a person's browser encrypts drafts that stay on the device, in base64url: 256 bits
 * derived from the server's secret and the person's id, so that nothing is stored and all of their
 * sessions get the same one. Another secret makes older drafts unreadable.
 */
export function draftKeys(secret: string): (actor: Actor) => string {
  return ({ userId }) =>
    Buffer.from(hkdfSync('sha256', secret, '', `drafts of ${userId}`, 32)).toString('base64url')
}
