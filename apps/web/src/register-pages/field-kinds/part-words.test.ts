import { patrols } from '@portaria/contract/modules/rounds/patrols/patrols'
import { expect, test } from 'vitest'
import { fieldWords } from './field-words.ts'

const { points } = patrols.fields

const wordsOf = (row: object) =>
  fieldWords([row], { language: 'pt', register: 'patrols', name: 'points', field: points })

test('on a shared line, a set flag shows only its label, and a number comes with its label', () => {
  expect(wordsOf({ not_before_min: 5, min_dwell_s: null, optional: true })).toBe(
    'Não antes de (min) 5 · Opcional',
  )
  expect(wordsOf({ optional: false })).toBe('')
})
