import { expect, test } from 'vitest'
import { formatsOf } from './formats.ts'
import { languages, locales } from './languages.ts'

const numbers = [
  0, 7, 42, 999, 1_000, 1_084, 9_999, 10_000, 123_456, 1_000_000, 98_765_432, -1, -4_321,
]

test.each(languages)('%s: a number is written as the language writes it', (language) => {
  const { count } = formatsOf(language)
  const written = new Intl.NumberFormat(locales[language])
  expect(numbers.map(count)).toEqual(numbers.map((value) => written.format(value)))
})

test('a day and an amount are written as the language writes them', () => {
  const { shortDay, money } = formatsOf('pt')
  expect(shortDay('2026-11-20')).toBe('20/11/2026')
  expect(money('1234.5')).toBe('R$\u00a01.234,50')
  expect(money(1234, 0)).toBe('R$\u00a01.234')
})
