import { expect, it } from 'vitest'
import { integerOf, parseWide, writeWide } from './wide-json.ts'

it('integers of 64 bits survive reading and writing, as numbers', () => {
  const text = '{"id":9223372036854775807,"small":7,"part":0.5,"text":"9007199254740993"}'
  const read = parseWide(text)
  expect(read).toEqual({
    id: 9_223_372_036_854_775_807n,
    small: 7,
    part: 0.5,
    text: '9007199254740993',
  })
  expect(writeWide(read)).toBe(text)
  expect([integerOf('12'), integerOf(12), integerOf(1.5), integerOf('1e3')]).toEqual([
    12n,
    12n,
    null,
    null,
  ])
})
