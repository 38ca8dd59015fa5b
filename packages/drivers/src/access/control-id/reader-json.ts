/** A value of a reader's JSON. Every number is its text, since a double rounds 64 bits. */
export type Json = string | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** A value to be written as JSON. A whole number of up to 64 bits is a `bigint`. */
export type Wire =
  | string
  | number
  | boolean
  | null
  | bigint
  | readonly Wire[]
  | { readonly [key: string]: Wire }

/** What TypeScript does not know yet: the digits of a number as they are written. */
type DigitJson = {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown
  rawJSON(text: string): unknown
}
const { parse, rawJSON } = JSON as unknown as DigitJson

const MOST = 2n ** 63n - 1n
const WHOLE = /^(?:0|[1-9]\d{0,18})$/

/** Parses JSON with numbers as text; undefined if it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    const value = parse(text, (_, one, { source }) => (typeof one === 'number' ? source : one))
    return value as Json
  } catch {
    return undefined
  }
}

/** Whether a text is a whole number that a reader can hold: 0 to 2^63 − 1. */
export function isWhole(text: string): boolean {
  return WHOLE.test(text) && BigInt(text) <= MOST
}

/** Whether a text is an id that we give: positive and exact even as a double. */
export function isPersonId(text: string): boolean {
  return isWhole(text) && text !== '0' && Number.isSafeInteger(Number(text))
}

/** Returns a whole number to be written; throws for any other text. */
export function wholeNumber(text: string): bigint {
  if (!isWhole(text)) throw new Error('not a whole number of 64 bits')
  return BigInt(text)
}

/** Writes JSON with whole numbers digit by digit. */
export function writeJson(value: Wire): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'bigint' ? rawJSON(`${one}`) : one,
  )
}

/** Whether a value is an object with named fields. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a field of an object; undefined if it has none, or is none. */
export function fieldOf(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** Returns a field that is a list. */
export function listOf(value: Json | undefined, name: string): readonly Json[] | undefined {
  const list = fieldOf(value, name)
  return Array.isArray(list) ? (list as readonly Json[]) : undefined
}

/** Returns a field as text: firmware spells one value as text, number or boolean. */
export function textOf(value: Json | undefined, name: string): string | null {
  const field = fieldOf(value, name)
  if (typeof field === 'boolean') return field ? '1' : '0'
  return typeof field === 'string' ? field : null
}

/** Returns the beginning of a name, such as a serial, that can be stored; null if it has none. */
export function nameOf(value: Json | undefined, name: string): string | null {
  return (
    textOf(value, name)
      ?.replaceAll(/\p{Cc}/gu, '')
      .slice(0, 100) || null
  )
}

/** Returns a code; null if it is empty, `0` or longer than any. */
export function codeOf(value: Json | undefined, name: string): string | null {
  const text = textOf(value, name)
  return text !== null && text !== '' && text !== '0' && text.length <= 512 ? text : null
}

/** Returns a field that is a whole number of up to 64 bits, as its digits. */
export function wholeOf(value: Json | undefined, name: string): string | null {
  const text = textOf(value, name)
  return text !== null && isWhole(text) ? text : null
}

/** Returns a field that is an id: a whole number other than 0, which stands for none. */
export function idOf(value: Json | undefined, name: string): string | null {
  const whole = wholeOf(value, name)
  return whole === '0' ? null : whole
}

/** Returns a field that is true or false in any spelling; null for anything else. */
export function flagOf(value: Json | undefined, name: string): boolean | null {
  const text = textOf(value, name)?.toLowerCase()
  if (text === '1' || text === 'true') return true
  return text === '0' || text === 'false' ? false : null
}
