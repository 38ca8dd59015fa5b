import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpf, cpfCheckDigits, maskedCpf } from './cpf.ts'

const bases = fc.stringMatching(/^\d{9}$/).filter((base) => !/^(\d)\1*$/.test(base))
const numbers = bases.map((base) => base + cpfCheckDigits(base))

test.each(['529.982.247-25', '52998224725', ' 529 982 247 25 ', '111.444.777-35', '٥٢٩٩٨٢٢٤٧٢٥'])(
  '%s is a CPF',
  (typed) => expect(cpf.parse(typed).ok).toBe(true),
)

test.each([
  ['', 'cpf_length'],
  ['5299822472', 'cpf_length'],
  ['529982247250', 'cpf_length'],
  ['5299822472x', 'cpf_length'],
  ['52998224725 ou 1', 'cpf_length'],
  ['111.111.111-11', 'cpf_repeated'],
  ['000.000.000-00', 'cpf_repeated'],
  ['529.982.247-26', 'cpf_check_digits'],
  ['529.982.247-52', 'cpf_check_digits'],
])('%s is refused with %s', (typed, code) => {
  expect(cpf.parse(typed)).toEqual({ ok: false, code })
})

test('leading zeros are kept', () => {
  const value = `012345678${cpfCheckDigits('012345678')}`
  expect(cpf.parse(value)).toEqual({ ok: true, value })
})

test('every number with correct check digits is accepted, masked or not', () => {
  fc.assert(
    fc.property(numbers, (value) => {
      expect(cpf.format(value)).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
      expect(cpf.parse(cpf.format(value))).toEqual({ ok: true, value })
      expect(cpf.parse(value)).toEqual({ ok: true, value })
    }),
  )
})

// Remainders 0 and 1 share the digit 0, so that a typo beside a first check digit of 0 can be valid
// by the rule itself; every other wrong digit is found.
test('any one wrong digit is found', () => {
  const slips = fc.tuple(numbers, fc.nat(10), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(slips, ([value, place, step]) => {
      fc.pre(place >= 9 || value[9] !== '0')
      const wrong = String((Number(value[place]) + step) % 10)
      const slipped = value.slice(0, place) + wrong + value.slice(place + 1)
      expect(cpf.parse(slipped).ok).toBe(false)
    }),
  )
})

test('the mask for roles without the right shows two digits, none of them a check digit', () => {
  expect(maskedCpf('52998224725')).toBe('***.***.*47-**')
})
