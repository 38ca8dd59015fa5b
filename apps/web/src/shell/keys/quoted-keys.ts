import { heldKey, searchKeys } from '../search-opener.ts'

/**
 * The keys that work on every page by purpose, with the names that they have on this device. The
 * help and the manual quote them.
 */
export const quotedKeys = [
  ['find', searchKeys],
  ['search', '/'],
  ['rows', '↓ ↑'],
  ['peek', '␣'],
  ['open', 'Enter'],
  ['back', 'Esc'],
  ['save', `${heldKey} Enter`],
  ['panic', 'Alt Shift P'],
  ['alarm', 'Alt Shift A'],
  ['skip', 'Tab'],
  ['help', '?'],
] as const
