import { expect, it } from 'vitest'
import { fieldCodes } from './field-codes.ts'
import { fieldText } from './texts/problem-texts.ts'

it('each code of a field is defined once, and has a sentence', () => {
  expect(fieldCodes.filter((code, place) => fieldCodes.indexOf(code) < place)).toEqual([])
  const nameless = fieldCodes.filter((code) => code !== 'invalid_format')
  const unknown = fieldText('pt', 'nothing')
  expect(nameless.filter((code) => fieldText('pt', code) === unknown)).toEqual([])
})
