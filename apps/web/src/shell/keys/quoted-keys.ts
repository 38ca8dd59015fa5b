import { heldKey, searchKeys } from '../search-opener.ts'

/**
 * The keys that work on every page by purpose, named as on this device; help and manual quote them.
 */
export const quotedKeys = [
  ['find', searchKeys],
  ['search', '/'],
  ['rows', '↓ ↑'],
  ['open', 'Enter'],
  ['back', 'Esc'],
  ['save', `${heldKey} Enter`],
  ['panic', 'Alt Shift P'],
  ['alarm', 'Alt Shift A'],
  ['skip', 'Tab'],
  ['help', '?'],
] as const
