import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cnpj, cnpjCheckDigits } from './cnpj.ts'

const bases = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((base) => !/^(\d)\1*$/.test(base))
const numbers = bases.map((base) => base + cnpjCheckDigits(base))

test.each([
  ['12ABC34501DE', '35'],
  ['A1B2C3D40001', '93'],
  ['112223330001', '81'],
])('the check digits of %s are %s', (base, digits) => {
  expect(cnpjCheckDigits(base)).toBe(digits)
})

test.each([
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['11.222.333/0001-81', '11222333000181'],
  [' 11222333000181 ', '11222333000181'],
])('%s is read', (typed, value) => {
  expect(cnpj.parse(typed)).toEqual({ ok: true, value })
})

test.each([
  ['', 'cnpj_length'],
  ['1122233300018', 'cnpj_length'],
  ['112223330001811', 'cnpj_length'],
  ['11.222.333/0001-8#', 'cnpj_length'],
  ['12ABC34501DE3A', 'cnpj_check_letters'],
  ['12ABC34501DEA5', 'cnpj_check_letters'],
  ['00.000.000/0000-00', 'cnpj_repeated'],
  ['11.222.333/0001-82', 'cnpj_check_digits'],
  ['12ABC34501DE53', 'cnpj_check_digits'],
])('%s is refused with %s', (typed, code) => {
  expect(cnpj.parse(typed)).toEqual({ ok: false, code })
})

test('every number with correct check digits is accepted, masked or in lower case', () => {
  fc.assert(
    fc.property(numbers, (value) => {
      expect(cnpj.format(value)).toMatch(/^\w{2}\.\w{3}\.\w{3}\/\w{4}-\d{2}$/)
      expect(cnpj.parse(cnpj.format(value))).toEqual({ ok: true, value })
      expect(cnpj.parse(value.toLowerCase())).toEqual({ ok: true, value })
    }),
  )
})

test('wrong check digits are never accepted', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 99 }), (value, step) => {
      const wrong = String((Number(value.slice(12)) + step) % 100).padStart(2, '0')
      expect(cnpj.parse(value.slice(0, 12) + wrong).ok).toBe(false)
    }),
  )
})
