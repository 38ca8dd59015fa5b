import { expect, it } from 'vitest'
import { fieldText } from '../loaded-texts/problem-texts.ts'
import { fieldCodes } from './field-codes.ts'

it('each code of a field is defined once, and has a sentence', () => {
  expect(fieldCodes.filter((code, place) => fieldCodes.indexOf(code) < place)).toEqual([])
  const nameless = fieldCodes.filter((code) => code !== 'invalid_format')
  const unknown = fieldText('pt', 'nothing')
  expect(nameless.filter((code) => fieldText('pt', code) === unknown)).toEqual([])
})
