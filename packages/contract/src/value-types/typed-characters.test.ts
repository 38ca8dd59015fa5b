import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { bareCharacters, plainCharacters } from './typed-characters.ts'

test('digits of other scripts and invisible marks become plain', () => {
  expect(plainCharacters(' \u202a٥٢٩\u202c ')).toBe('529')
  expect(plainCharacters('۵۲۹')).toBe('529')
  expect(plainCharacters('５２９')).toBe('529')
})

test('a mask is removed, everything else stays', () => {
  expect(bareCharacters(' 529.982.247-25 ')).toBe('52998224725')
  expect(bareCharacters('(11)\u00a098765–4321')).toBe('11987654321')
  expect(bareCharacters('abc-1c34')).toBe('ABC1C34')
  expect(bareCharacters('12x#')).toBe('12X#')
})

test('only a–z become upper case, so that one character never becomes two', () => {
  expect(bareCharacters('aß1234')).toBe('Aß1234')
})

test('applying it twice changes nothing', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const bare = bareCharacters(typed)
      expect(bareCharacters(bare)).toBe(bare)
    }),
  )
})
