import { heldKey, searchKeys } from '../search-opener.ts'

/** The keys that work on every page, as this device writes them, by what they do: help and manual quote them. */
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
