import { expect, test } from 'vitest'
import { pluralForms } from './plural-forms.ts'

test('a language counts in its own forms', () => {
  expect(pluralForms('pt').toSorted()).toEqual(['one', 'other'])
  expect(pluralForms('en').toSorted()).toEqual(['one', 'other'])
  expect(pluralForms('es').toSorted()).toEqual(['one', 'other'])
  expect(pluralForms('ar').toSorted()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
})
