import { type LinkTokens, linkTokens } from '../../../platform/link-tokens.ts'
import type { ServerSecret } from '../../../platform/secrets/server-secret.ts'

/**
 * The codes of patrol points: derived from the point and the number of its code, and not stored.
 */
export const pointCodes = (secret: ServerSecret): LinkTokens => linkTokens(secret, 'patrol points')
