import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaCodes, dialled, phone } from './phone.ts'

const area = fc.constantFrom(...areaCodes)
const brazilian = fc
  .tuple(area, fc.stringMatching(/^(9\d{8}|[2-5]\d{7})$/))
  .map(([code, number]) => `+55${code}${number}`)
const companies = fc
  .stringMatching(/^((800|30[03]|500|900)\d{6,7}|[34]00\d{5})$/)
  .map((number) => `+55${number}`)
const foreign = fc.stringMatching(/^\+[1-9]\d{7,14}$/).filter((value) => !value.startsWith('+55'))

test.each([
  ['(11) 98765-4321', '+5511987654321'],
  ['11987654321', '+5511987654321'],
  ['011 98765-4321', '+5511987654321'],
  ['+55 11 98765-4321', '+5511987654321'],
  ['+55 (0)11 98765-4321', '+5511987654321'],
  ['5511987654321', '+5511987654321'],
  ['\u202a+55 11 98765‑4321\u202c', '+5511987654321'],
  ['(11) 3456-7890', '+551134567890'],
  ['551134567890', '+551134567890'],
  ['(55) 99123-4567', '+5555991234567'],
  ['55 3222-1234', '+555532221234'],
  ['+351 912 345 678', '+351912345678'],
  ['0800 701 0101', '+558007010101'],
  ['0800-7010101', '+558007010101'],
  ['0800 701 010', '+55800701010'],
  ['0300 313 4242', '+553003134242'],
  ['800 701 0101', '+558007010101'],
  ['+55 800 701 0101', '+558007010101'],
  ['4004-1234', '+5540041234'],
  ['3003 1234', '+5530031234'],
  ['+54 9 11 2345-6789', '+5491123456789'],
  ['+1 (212) 555-0100', '+12125550100'],
])('%s is read as %s', (typed, value) => {
  expect(phone.parse(typed)).toEqual({ ok: true, value })
})

test.each([
  ['', 'phone_length'],
  ['1234567', 'phone_length'],
  ['119876543210', 'phone_length'],
  ['+1234567', 'phone_length'],
  ['+1234567890123456', 'phone_length'],
  ['+0351912345678', 'phone_length'],
  ['0800 701', 'phone_length'],
  ['0801 701 0101', 'phone_ddd'],
  ['800 701 010', 'phone_ddd'],
  ['900 12 34 56', 'phone_ddd'],
  ['98765-4321', 'phone_ddd'],
  ['(20) 98765-4321', 'phone_ddd'],
  ['+55 52 98765-4321', 'phone_ddd'],
  ['(11) 8765-4321', 'phone_prefix'],
  ['(11) 88765-4321', 'phone_prefix'],
  ['(11) 1234-5678', 'phone_prefix'],
  ['(11) 6234-5678', 'phone_prefix'],
  ['(11) 98765-4321 ramal 2', 'phone_characters'],
  ['11+987654321', 'phone_characters'],
])('%s is refused with %s', (typed, code) => {
  expect(phone.parse(typed)).toEqual({ ok: false, code })
})

test('there are 67 area codes', () => expect(areaCodes.size).toBe(67))

test.each([
  ['+5511987654321', '(11) 98765-4321'],
  ['+551134567890', '(11) 3456-7890'],
  ['+351912345678', '+351 912 345 678'],
  ['+12125550100', '+1 212 555 0100'],
  ['+558007010101', '0800 701 0101'],
  ['+55800701010', '0800 701 010'],
  ['+5540041234', '4004-1234'],
])('%s is shown as %s', (value, shown) => {
  expect(phone.format(value)).toBe(shown)
})

test('the shown form reads as the stored one', () => {
  fc.assert(
    fc.property(fc.oneof(brazilian, companies, foreign), (value) => {
      expect(phone.parse(value)).toEqual({ ok: true, value })
      expect(phone.parse(phone.format(value))).toEqual({ ok: true, value })
    }),
  )
})

test('an area code outside the list is never accepted', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d$/), fc.stringMatching(/^9\d{8}$/), (code, number) => {
      expect(phone.parse(`+55 ${code} ${number}`).ok).toBe(areaCodes.has(code))
    }),
  )
})

test.each([
  ['+558007010101', '08007010101'],
  ['+5540041234', '40041234'],
  ['+5511987654321', '+5511987654321'],
  ['+351912345678', '+351912345678'],
])('%s is dialled as %s', (value, number) => {
  expect(dialled(value)).toBe(number)
})
