import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { vin } from './vin.ts'

test('seventeen characters are stored in upper case', () => {
  expect(vin.parse('9bw zzz377vt004251')).toEqual({ ok: true, value: '9BWZZZ377VT004251' })
})

test('an older, shorter number is stored with a warning, with any letters', () => {
  expect(vin.parse('BO-123456')).toEqual({ ok: true, value: 'BO123456', warning: 'vin_short' })
})

test.each([
  ['', 'vin_length'],
  ['9BWZZZ377VT0042511', 'vin_length'],
  ['9BWZZZ377VTO04251', 'vin_characters'],
  ['9BWZZZ377VTI04251', 'vin_characters'],
  ['9BWZZZ377VTQ04251', 'vin_characters'],
  ['9BWZZZ377VT00425#', 'vin_characters'],
])('%s is refused with %s', (typed, code) => {
  expect(vin.parse(typed)).toEqual({ ok: false, code })
})

test('the stored form reads as itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-HJ-NPR-Z]{17}$/), (value) => {
      expect(vin.parse(vin.format(value))).toEqual({ ok: true, value })
    }),
  )
})
