import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cep } from './cep.ts'

test.each(['01310-100', '01310100', ' 01.310-100 '])('%s is read', (typed) => {
  expect(cep.parse(typed)).toEqual({ ok: true, value: '01310100' })
})

test.each(['', '1310-100', '01310-1000', '0131O-100'])('%s is refused', (typed) => {
  expect(cep.parse(typed)).toEqual({ ok: false, code: 'cep_length' })
})

test('the shown form reads as the stored one', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (value) => {
      expect(cep.format(value)).toMatch(/^\d{5}-\d{3}$/)
      expect(cep.parse(cep.format(value))).toEqual({ ok: true, value })
    }),
  )
})
