import { createHmac } from 'node:crypto'

/** Returns what says which secret a backup needs, and does not reveal it. */
export const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('portaria backup').digest('hex').slice(0, 16)
