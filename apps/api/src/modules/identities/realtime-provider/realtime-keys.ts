/** Characters that a key of the database may not have, and the one that escapes them. */
const FORBIDDEN = /[%.#$/[\]\p{Cc}]/gu

/** The written form of an empty key. */
const EMPTY = '%'

const storableKey = (key: string) =>
  key === ''
    ? EMPTY
    : key.replace(FORBIDDEN, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`)

const readableKey = (key: string) =>
  key === EMPTY
    ? ''
    : key.replace(/%([0-9a-f]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )

/** A value with its keys in the form of the database. */
export const storable = (value: unknown): unknown => withKeys(value, storableKey)

/** Returns a value of the database with its keys in their own form again. */
export const readable = (value: unknown): unknown => withKeys(value, readableKey)

function withKeys(value: unknown, change: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withKeys(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [change(key), withKeys(one, change)]),
  )
}
