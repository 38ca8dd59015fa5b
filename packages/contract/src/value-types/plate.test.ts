import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plate, plateKey, platesLike } from './plate.ts'

const oldPlates = fc.stringMatching(/^[A-Z]{3}\d{4}$/)
const mercosulPlates = fc.stringMatching(/^[A-Z]{3}\d[A-Z]\d{2}$/)

test.each([
  ['abc-1234', 'ABC1234'],
  ['ABC 1234', 'ABC1234'],
  ['abc1c34', 'ABC1C34'],
  ['BRA0S17', 'BRA0S17'],
])('%s is read as %s', (typed, value) => {
  expect(plate.parse(typed)).toEqual({ ok: true, value })
})

test.each([
  ['', 'plate_length'],
  ['ABC12', 'plate_length'],
  ['ABC12345', 'plate_length'],
  ['AB12345', 'plate_pattern'],
  ['ABCDE12', 'plate_pattern'],
  ['ABCIO23', 'plate_pattern'],
  ['1234567', 'plate_pattern'],
  ['ABC1CC4', 'plate_pattern'],
  ['ABÇ1234', 'plate_pattern'],
])('%s is refused with %s', (typed, code) => {
  expect(plate.parse(typed)).toEqual({ ok: false, code })
})

test.each([
  ['AB 123 CD', 'AB123CD', 'AB 123 CD'],
  ['a123bcd', 'A123BCD', 'A 123 BCD'],
  ['ABC 123', 'ABC123', 'ABC 123'],
  ['abcd123', 'ABCD123', 'ABCD 123'],
  ['123 ABCD', '123ABCD', '123 ABCD'],
  ['1234-ABC', '1234ABC', '1234 ABC'],
  ['BB.CL-23', 'BBCL23', 'BBCL 23'],
  ['AB 1234', 'AB1234', 'AB 1234'],
])('%s of a neighbouring country is read as %s', (typed, value, shown) => {
  expect(plate.parse(typed)).toEqual({ ok: true, value })
  expect(plate.format(value)).toBe(shown)
  expect(plate.parse(shown)).toEqual({ ok: true, value })
  expect(plateKey(value)).toBe(value)
})

test('a misread plate is similar to the right one', () => {
  expect(platesLike('ACTO396')).toContain('ACT0396')
  expect(platesLike('act-0396')).toContain('ACT0396')
  expect(platesLike('ABC1234')).toContain('ABC1234')
  expect(platesLike('ana')).toEqual([])
})

test('an old plate and its conversion are one car', () => {
  expect(plateKey('ABC1234')).toBe('ABC1C34')
  expect(plateKey('ABC1C34')).toBe('ABC1C34')
  expect(plateKey('ABC1034')).toBe('ABC1A34')
  expect(plateKey('ABC1934')).toBe('ABC1J34')
})

test('a native plate is its own key, with any letter', () => {
  fc.assert(
    fc.property(mercosulPlates, (value) => {
      expect(plateKey(value)).toBe(value)
    }),
  )
})

test('two old plates never share a key', () => {
  fc.assert(
    fc.property(oldPlates, oldPlates, (one, other) => {
      expect(plateKey(one) === plateKey(other)).toBe(one === other)
      expect(plate.parse(plateKey(one))).toEqual({ ok: true, value: plateKey(one) })
    }),
  )
})

test('only old plates have a dash', () => {
  expect(plate.format('ABC1234')).toBe('ABC-1234')
  expect(plate.format('ABC1C34')).toBe('ABC1C34')
  fc.assert(
    fc.property(fc.oneof(oldPlates, mercosulPlates), (value) => {
      expect(plate.parse(plate.format(value))).toEqual({ ok: true, value })
    }),
  )
})
