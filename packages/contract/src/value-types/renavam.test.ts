import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { renavam } from './renavam.ts'

test('an older number is padded', () => {
  expect(renavam.parse('639884962')).toEqual({ ok: true, value: '00639884962' })
  expect(renavam.parse(' 0063988496-2 ')).toEqual({ ok: true, value: '00639884962' })
})

test.each([
  ['', 'renavam_length'],
  ['63988496', 'renavam_length'],
  ['006398849620', 'renavam_length'],
  ['63988496X', 'renavam_length'],
  ['00000000000', 'renavam_check_digit'],
  ['639884961', 'renavam_check_digit'],
])('%s is refused with %s', (typed, code) => {
  expect(renavam.parse(typed)).toEqual({ ok: false, code })
})

test('exactly one last digit is valid, and the stored form reads as itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (base) => {
      const right = Array.from('0123456789', (digit) => renavam.parse(base + digit)).filter(
        (parsed) => parsed.ok,
      )
      expect(right).toHaveLength(1)
      for (const { value } of right)
        expect(renavam.parse(renavam.format(value))).toEqual({ ok: true, value })
    }),
  )
})
