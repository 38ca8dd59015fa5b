import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plate, plateKey } from './plate.ts'

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
  ['ABC123', 'plate_length'],
  ['ABC12345', 'plate_length'],
  ['AB12345', 'plate_pattern'],
  ['ABCD123', 'plate_pattern'],
  ['ABC1CC4', 'plate_pattern'],
  ['ABÇ1234', 'plate_pattern'],
])('%s is refused with %s', (typed, code) => {
  expect(plate.parse(typed)).toEqual({ ok: false, code })
})

test('an old plate and its conversion are one car', () => {
  expect(plateKey('ABC1234')).toBe('ABC1C34')
  expect(plateKey('ABC1C34')).toBe('ABC1C34')
  expect(plateKey('ABC1034')).toBe('ABC1A34')
  expect(plateKey('ABC1934')).toBe('ABC1J34')
})

test('a native plate is its own key, whatever its letter', () => {
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

test('only old plates carry a dash', () => {
  expect(plate.format('ABC1234')).toBe('ABC-1234')
  expect(plate.format('ABC1C34')).toBe('ABC1C34')
  fc.assert(
    fc.property(fc.oneof(oldPlates, mercosulPlates), (value) => {
      expect(plate.parse(plate.format(value))).toEqual({ ok: true, value })
    }),
  )
})
