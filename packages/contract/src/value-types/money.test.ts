import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from './money.ts'

test.each([
  ['R$ 1.234,56', 123456],
  ['R$\u00a01.234,56', 123456],
  ['r$10', 1000],
  ['1.234', 123400],
  ['12.50', 1250],
  ['0,1', 10],
  ['-R$ 5,00', -500],
  ['R$ -5,00', -500],
  ['-0,00', 0],
])('%s is %i cents', (typed, value) => {
  expect(money.parse(typed)).toEqual({ ok: true, value })
})

test.each([
  ['', 'money_format'],
  ['R$', 'money_format'],
  ['1,234', 'money_format'],
  ['1,234.56', 'money_format'],
  ['US$ 10', 'money_format'],
  ['dez', 'money_format'],
  ['90.071.992.547.410,00', 'money_range'],
  ['9'.repeat(40), 'money_range'],
])('%s is refused with %s', (typed, code) => {
  expect(money.parse(typed)).toEqual({ ok: false, code })
})

test('an amount is shown with its cents', () => {
  expect(money.format(123456)).toBe('R$ 1.234,56')
  expect(money.format(5)).toBe('R$ 0,05')
  expect(money.format(-100000000)).toBe('-R$ 1.000.000,00')
})

test('no cent is ever lost between shown and stored', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(money.parse(money.format(value))).toEqual({ ok: true, value })
    }),
  )
})
