import type { ValueTypeCode } from './codes.ts'

/** Outcome of reading what a person typed: the stored value, or the stable code of what is wrong. */
export type Parsed<Value> =
  | { ok: true; value: Value; warning?: ValueTypeCode }
  | { ok: false; code: ValueTypeCode }

/**
 * One kind of value (registers §10). Empty text is no value: whether that is allowed is the field's matter, so
 * `parse` is asked about text that is not blank and refuses the rest as too short or malformed.
 */
export type ValueType<Value> = {
  /** Reads what was typed or pasted (masks, spaces, lower case) into the stored form. */
  parse(typed: string): Parsed<Value>
  /** The stored form, masked for reading. */
  format(value: Value): string
}

/** The value stands; with a warning, it is stored all the same and the person is told. */
export function accepted<Value>(value: Value, warning?: ValueTypeCode): Parsed<Value> {
  return warning ? { ok: true, value, warning } : { ok: true, value }
}

/** Nothing is stored; the field shows the text of this code. */
export function refused(code: ValueTypeCode): { ok: false; code: ValueTypeCode } {
  return { ok: false, code }
}
