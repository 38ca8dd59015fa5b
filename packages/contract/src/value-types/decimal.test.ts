import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, parseStoredDecimal } from './decimal.ts'

const stored = fc.stringMatching(/^-?(0|[1-9]\d{0,17})(\.\d{0,8}[1-9])?$/).filter((v) => v !== '-0')

test.each([
  ['1.234,5', '1234.5'],
  ['1.234', '1234'],
  ['1.234.567,890', '1234567.89'],
  ['12.5', '12.5'],
  ['-23.550520', '-23.55052'],
  ['0.125', '0.125'],
  ['12,5', '12.5'],
  [',5', '0.5'],
  ['007', '7'],
  ['−3,20', '-3.2'],
  ['+3', '3'],
  ['-0,0', '0'],
])('%s is read as %s', (typed, value) => {
  expect(decimal.parse(typed)).toEqual({ ok: true, value })
})

test.each(['', '-', ',', '.', '1,234.5', '1,2,3', '1.23.456', '1 234', '12a', '1e3', 'NaN'])(
  '%s is not a decimal',
  (typed) => expect(decimal.parse(typed)).toEqual({ ok: false, code: 'decimal_format' }),
)

test('more than 30 digits are refused', () => {
  expect(decimal.parse('1'.repeat(30)).ok).toBe(true)
  expect(decimal.parse('1'.repeat(31))).toEqual({ ok: false, code: 'decimal_range' })
})

test('in the stored form a dot is always the decimal point', () => {
  expect(parseStoredDecimal('1.234')).toEqual({ ok: true, value: '1.234' })
  expect(parseStoredDecimal('1234.50')).toEqual({ ok: true, value: '1234.5' })
  expect(parseStoredDecimal('1.234,5')).toEqual({ ok: false, code: 'decimal_format' })
  expect(parseStoredDecimal('1,5')).toEqual({ ok: false, code: 'decimal_format' })
})

test('the shown form reads as the stored one', () => {
  expect(decimal.format('-1234567.5')).toBe('-1.234.567,5')
  expect(decimal.format('-123')).toBe('-123')
  fc.assert(
    fc.property(stored, (value) => {
      expect(parseStoredDecimal(value)).toEqual({ ok: true, value })
      expect(decimal.parse(decimal.format(value))).toEqual({ ok: true, value })
    }),
  )
})
