import type { EventKind } from '../reader-event.ts'

/** The maker's codes of events (devices §27). Only 7 grants; a code that is missing here never does. */
const KINDS: Readonly<Record<string, EventKind>> = {
  1: 'invalid',
  2: 'invalid',
  3: 'not_identified',
  4: 'pending',
  5: 'timed_out',
  6: 'denied',
  7: 'granted',
  8: 'freed',
  9: 'denied',
  10: 'opened_by_command',
  11: 'exit_button',
  12: 'opened_at_reader',
  13: 'not_passed',
  14: 'server_silent',
  15: 'intercom',
}

/** Returns the kind of an event by its code. */
export function kindOf(code: string): EventKind {
  return Object.hasOwn(KINDS, code) ? (KINDS[code] ?? 'unknown') : 'unknown'
}

/** Returns the means of an identification: four ASCII bytes as a number, the first one highest. */
export function meansOf(identifier: string | null): string | null {
  if (identifier === null || !/^\d{1,10}$/.test(identifier)) return null
  const number = Number(identifier)
  if (number === 0 || number > 0xffff_ffff) return null
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  const text = bytes.toString('latin1').replace(/\0+$/, '')
  return /^[a-z0-9]{1,4}$/i.test(text) ? text : null
}
