import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { country } from './country.ts'
import { demonyms } from './demonyms.ts'
import { searchText } from './text.ts'

const read = (typed: string) => {
  const parsed = country.parse(typed)
  return parsed.ok ? parsed.value : parsed.code
}

test.for([
  ['Brasileira', 'BR'],
  ['brasileiro', 'BR'],
  [' BRASIL ', 'BR'],
  ['br', 'BR'],
  ['Brazil', 'BR'],
  ['البرازيل', 'BR'],
  ['Venezuelana', 'VE'],
  ['Alemão', 'DE'],
  ['Estados Unidos', 'US'],
])('%s is %s', ([typed = '', code]) => expect(read(typed)).toBe(code))

test('words that name no country stay, and sentences are refused', () => {
  expect(read(' Apátrida ')).toBe('Apátrida')
  expect(country.format('Apátrida')).toBe('Apátrida')
  expect(read('a'.repeat(61))).toBe('country_unknown')
})

test('the readable form is read as the same country', () => {
  expect(countries.filter((code) => read(country.format(code)) !== code)).toEqual([])
})

test('each word leads to one country', () => {
  const words = Object.values(demonyms).flatMap((all) => all.split(' '))
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => searchText(word) !== word)).toEqual([])
  expect(Object.keys(demonyms).filter((code) => !countries.includes(code))).toEqual([])
})

test('every country of ISO 3166-1 has a name in the four languages', () => {
  expect(new Set(countries).size).toBe(249)
  for (const language of ['pt', 'en', 'es', 'ar']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    expect(countries.filter((code) => names.of(code) === undefined)).toEqual([])
  }
})
