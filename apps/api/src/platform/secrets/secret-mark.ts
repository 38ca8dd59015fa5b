import { createHmac } from 'node:crypto'

/** Bytes of a mark. */
export const MARK_BYTES = 8

/**
 * Returns what says which secret a value or a backup needs, and does not reveal it: 16 digits of
 * hexadecimal.
 */
export const secretMark = (secret: string): string =>
  createHmac('sha256', secret)
    .update('portaria backup')
    .digest('hex')
    .slice(0, 2 * MARK_BYTES)
