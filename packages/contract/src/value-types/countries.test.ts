import { expect, test } from 'vitest'
import { countries } from './countries.ts'

test('every country of ISO 3166-1 has a name in the four languages', () => {
  expect(new Set(countries).size).toBe(249)
  for (const language of ['pt', 'en', 'es', 'ar']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    expect(countries.filter((code) => names.of(code) === undefined)).toEqual([])
  }
})
