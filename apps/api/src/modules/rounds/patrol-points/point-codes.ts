import { type LinkTokens, linkTokens } from '../../../platform/link-tokens.ts'

/**
 * The codes of patrol points: derived from the point and the number of its code, and not stored.
 */
export const pointCodes = (secret: string): LinkTokens => linkTokens(secret, 'patrol points')
