import { expect, test } from 'vitest'
import { readable, storable } from './realtime-keys.ts'

test.each(['a.b', 'a/b', '#$[]', '100%', '%2e', '', '\u0000\u007f', 'ç', '__proto__'])(
  'the key %o comes back from the database unchanged',
  (key) => {
    const value = JSON.parse(JSON.stringify({ list: [{}] })) as { list: object[] }
    Object.defineProperty(value.list[0], key, { value: [key, null, 1], enumerable: true })
    const stored = storable(value)
    expect(readable(stored)).toEqual(value)
    const [first = {}] = (stored as { list: object[] }).list
    expect(Object.keys(first).join()).toMatch(/^[^.#$/[\]\p{Cc}]+$/u)
  },
)
