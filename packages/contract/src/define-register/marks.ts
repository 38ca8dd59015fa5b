import type { RightsColumn } from '../roles.ts'
import type { BadgeTone, Field } from './field.ts'

/** What the server works out of a row and what belongs to it: none of them is a column. */
export const marks = [
  'former',
  'is_minor',
  'documents_expired',
  'silent',
  'unready',
  'unowned',
] as const

/**
 * `former`: moved out; `is_minor`: under 18 today, told to whoever may not read the day of birth;
 * `documents_expired`: one of its documents was valid until a day before today; `silent`: the gateway
 * of a locker does not answer; `unready`: no door of a locker can be opened from here;
 * `unowned`: nobody who began it works here any more.
 */
export type Mark = (typeof marks)[number]

export const markTones: Record<Mark, BadgeTone> = {
  former: 'neutral',
  is_minor: 'accent',
  documents_expired: 'danger',
  silent: 'danger',
  unready: 'warning',
  unowned: 'danger',
}

/** The roles that read a mark, where not all do who read its register. */
const markReaders: Partial<Record<Mark, readonly RightsColumn[]>> = {
  documents_expired: ['admin', 'sindico', 'funcionario', 'service_provider'],
}

/** A mark as a field: true or false. */
export function markField(name: Mark): Field {
  const readBy = markReaders[name]
  return { kind: 'flag', ...(readBy && { readBy }) }
}

/** Whether everybody who reads a register reads a mark of it. */
export const isMarkOfAll = (name: Mark): boolean => markReaders[name] === undefined
