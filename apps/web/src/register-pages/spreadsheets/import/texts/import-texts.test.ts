import { expect, test } from 'vitest'
import { es } from './es.ts'
import { pt } from './pt.ts'

test('figures beside the counted one stand after their words, which would agree with them otherwise', () => {
  for (const text of [pt.ready_one, pt.ready_other, es.ready_one, es.ready_other])
    expect(text).not.toMatch(/\{\{(?:valid|invalid)\}\} \p{L}/u)
})

test('the note of zeros is true of numbers that had too few and of those that had too many', () => {
  for (const { notes } of [pt, es])
    for (const text of [notes.zeros_restored_one, notes.zeros_restored_other])
      expect(text).not.toMatch(/perdid|complet/)
})
