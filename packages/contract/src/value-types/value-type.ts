import type { ValueTypeCode } from './codes.ts'

/** Outcome of reading a typed text: the stored value, or the stable code of its error. */
export type Parsed<Value> =
  | { ok: true; value: Value; warning?: ValueTypeCode }
  | { ok: false; code: ValueTypeCode }

/**
 * One kind of value (registers §10). The field decides whether empty text is allowed, so `parse`
 * expects text that is not blank and refuses the rest as too short or malformed.
 */
export type ValueType<Value> = {
  /** Reads a typed or pasted text (masks, spaces, lower case) into the stored form. */
  parse(typed: string): Parsed<Value>
  /** Returns the stored form, masked for reading. */
  format(value: Value): string
}

/** Accepts a value; with a warning, it is stored all the same and the person sees the warning. */
export function accepted<Value>(value: Value, warning?: ValueTypeCode): Parsed<Value> {
  return warning ? { ok: true, value, warning } : { ok: true, value }
}

/** Refuses a value; the field shows the text of this code. */
export function refused(code: ValueTypeCode): { ok: false; code: ValueTypeCode } {
  return { ok: false, code }
}
