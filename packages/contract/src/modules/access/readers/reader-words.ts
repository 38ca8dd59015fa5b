/**
 * States of a reader: what keeps the server from speaking to it comes before what the last contact
 * said.
 */
export const readerStates = [
  // Not in use.
  'inactive',
  // Without an address at which it answers.
  'no_address',
  // Its address waits for an administrator, or was refused.
  'address_asked',
  'address_refused',
  // It does not accept the password; after three tries nothing is sent before another one is set.
  'wrong_password',
  // It has the password of the factory, and does nothing until that is changed.
  'factory_password',
  // It has never answered.
  'never',
  'offline',
  'online',
] as const

export type ReaderState = (typeof readerStates)[number]

/** Reasons why the last contact failed; `other` for what this version does not know. */
export const readerTroubles = [
  'wrong_password',
  'password_stopped',
  'factory_password',
  'password_missing',
  'no_connection',
  'no_answer',
  'timeout',
  'connection_lost',
  'bad_answer',
  'reader_failed',
  'reader_refused',
  'another_reader',
  'not_approved',
  'not_found',
  'forbidden',
  'taken',
  'other',
] as const

/** States of what a reader has to hold, or must no longer hold (access §24). */
export const entryStates = ['refused', 'unknown', 'removing', 'waiting', 'registered'] as const

export type EntryState = (typeof entryStates)[number]

/** Kinds of entries: of a person, of a pass or a card, and of a rule's hours. */
export const entryKinds = ['resident', 'employee', 'provider', 'pass', 'card', 'schedule'] as const

export type EntryKind = (typeof entryKinds)[number]

/** Parts of an entry that are written apart. */
export const entryParts = ['person', 'face', 'schedule'] as const

/** Reasons why an entry is not on the reader; `other` for what this version does not know. */
export const entryReasons = [
  'duplicate',
  'capacity_full',
  'photo_refused',
  'photo_missing',
  'invalid_value',
  'not_supported',
  'reader_refused',
  'no_connection',
  'timeout',
  'connection_lost',
  'interrupted',
  'differs',
  'still_there',
  'other',
] as const

/** Commands that people give from the console and the wizard (access §28). */
export const commandKinds = ['probe', 'clock', 'password', 'open'] as const

export type ReaderCommandKind = (typeof commandKinds)[number]

/** Whether a command was carried out: `unknown` stays so, however late an answer comes. */
export const commandStates = ['waiting', 'done', 'refused', 'unknown'] as const

/** Reasons why a command was not carried out, or why nobody knows; `other` for unknown ones. */
export const commandReasons = [
  'expired',
  'no_connection',
  'no_answer',
  'busy',
  'closing',
  'wrong_password',
  'password_stopped',
  'factory_password',
  'reader_refused',
  'not_supported',
  'no_such_door',
  'already_open',
  'not_approved',
  'timeout',
  'connection_lost',
  'interrupted',
  'reset_at_expiry',
  'not_seen',
  'was_open',
  'other',
] as const

/** Returns a stored code if it is one of a list, and `other` otherwise. */
export function knownCode<Code extends string>(
  codes: readonly (Code | 'other')[],
  stored: string | null,
): Code | 'other' | null {
  if (stored === null) return null
  return codes.find((code) => code === stored) ?? 'other'
}
