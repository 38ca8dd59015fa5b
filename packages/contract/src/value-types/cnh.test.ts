import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cnh } from './cnh.ts'

test('a correct number is accepted without a warning', () => {
  expect(cnh.parse('583.167.945-34')).toEqual({ ok: true, value: '58316794534' })
})

test('a suspicious number is stored with a warning', () => {
  expect(cnh.parse('58316794535')).toEqual({
    ok: true,
    value: '58316794535',
    warning: 'cnh_check_digits',
  })
  expect(cnh.parse('B-1234')).toEqual({ ok: true, value: 'B1234', warning: 'cnh_length' })
})

test('nothing is ever refused', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const parsed = cnh.parse(typed)
      if (!parsed.ok) throw new Error('refused')
      expect(cnh.parse(cnh.format(parsed.value))).toEqual(parsed)
    }),
  )
})

// 100000001 has first sum 9 + 1 = 10 and second sum 1 + 9 = 10: 0, or 10 − 2.
test('accepts both ways of the last digit if the first remainder is 10', () => {
  expect(cnh.parse('10000000100')).toEqual({ ok: true, value: '10000000100' })
  expect(cnh.parse('10000000108')).toEqual({ ok: true, value: '10000000108' })
})

test('any first nine digits have a pair without a warning, and at most two', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (base) => {
      const quiet = Array.from({ length: 100 }, (_, pair) =>
        cnh.parse(base + String(pair).padStart(2, '0')),
      ).filter((parsed) => parsed.ok && !parsed.warning)
      expect([1, 2]).toContain(quiet.length)
    }),
  )
})
