import { expect, test } from 'vitest'
import { es } from './es.ts'
import { pt } from './pt.ts'

test('further figures follow their words, which would otherwise have to agree with them', () => {
  for (const text of [pt.ready_one, pt.ready_other, es.ready_one, es.ready_other])
    expect(text).not.toMatch(/\{\{(?:valid|invalid)\}\} \p{L}/u)
})

test('the note on zeros fits numbers with missing and with surplus zeros', () => {
  for (const { notes } of [pt, es])
    for (const text of [notes.zeros_restored_one, notes.zeros_restored_other])
      expect(text).not.toMatch(/perdid|complet/)
})
