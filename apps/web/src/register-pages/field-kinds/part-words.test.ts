import { patrols } from '@portaria/contract/modules/rounds/patrols/patrols'
import { expect, test } from 'vitest'
import { fieldWords } from './field-words.ts'

const { points } = patrols.fields

const wordsOf = (row: object) =>
  fieldWords([row], { language: 'pt', register: 'patrols', name: 'points', field: points })

test('among others on a line, a flag that is set is its label, and a number has its label', () => {
  expect(wordsOf({ not_before_min: 5, min_dwell_s: null, optional: true })).toBe(
    'Não antes de (min) 5 · Opcional',
  )
  expect(wordsOf({ optional: false })).toBe('')
})
