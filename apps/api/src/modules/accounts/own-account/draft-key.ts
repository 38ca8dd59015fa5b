import type { Actor } from '@portaria/contract/actors/actor'
import { eldestKey, type ServerSecret } from '../../../platform/secrets/server-secret.ts'

/**
 * The key by which a person's browser encrypts drafts that stay on the device, in base64url: 256 bits
 * derived from the server's secret and the person's id, so that nothing is stored and all of their
 * sessions get the same one. They are lost once the secret that made the key is gone.
 */
export function draftKeys(secret: ServerSecret): (actor: Actor) => string {
  return ({ userId }) =>
    eldestKey(secret, 'drafts of', { of: String(userId) }).toString('base64url')
}
