import { expect, it } from 'vitest'
import { cardNumber } from './card-number.ts'

it.each([
  ['0012345678', '12345678'],
  ['0xBC614E', '12345678'],
  ['bc:61:4e', '12345678'],
  ['0x12345678', '305419896'],
  ['E2 80 11 60 60 00 02 09', '16321064155215823369'],
  ['0', '0'],
])('reads %s as the card %s', (typed, value) => {
  expect(cardNumber.parse(typed)).toEqual({ ok: true, value })
})

it.each(['G123', '0x', 'E'.repeat(25), '1'.repeat(30), 'cartão'])('refuses %s', (typed) => {
  expect(cardNumber.parse(typed)).toEqual({ ok: false, code: 'card_number_format' })
})
