import { countryName } from '@portaria/contract/value-types/country'
import { expect, test } from 'vitest'
import { countryItems } from './country-names.ts'

test('a country is named in the language of the reader', () => {
  expect(countryName('pt', 'DE')).toBe('Alemanha')
  expect(countryName('es', 'DE')).toBe('Alemania')
})

test('Brazil comes first, the others in alphabetical order', () => {
  const [first, second] = countryItems('pt')
  expect([first?.label, second?.label]).toEqual(['Brasil', 'Afeganistão'])
})
