// JSON whose integers keep all 64 bits: a number above 2^53 is a bigint here, and digits on the wire.

type SourceReviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown
type WideJson = {
  parse(text: string, reviver: SourceReviver): unknown
  rawJSON(text: string): unknown
}
const { parse, rawJSON } = JSON as unknown as WideJson

const INTEGER = /^-?\d+$/

/** Reads JSON; integers that a double cannot hold become bigints. */
export function parseWide(text: string): unknown {
  return parse(text, (_key, value, { source = '' }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && INTEGER.test(source)
      ? BigInt(source)
      : value,
  )
}

/** Writes JSON; bigints become numbers with all their digits. */
export function writeWide(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? rawJSON(String(part)) : part,
  )
}

/** Returns the fields of an object; of anything else none. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** Returns a whole number given as a number, bigint or text of digits; null for anything else. */
export function integerOf(value: unknown): bigint | null {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : null
  return typeof value === 'string' && INTEGER.test(value) ? BigInt(value) : null
}
