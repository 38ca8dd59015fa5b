import { expect, test } from 'vitest'
import { htmlText } from './html-text.ts'

test('tags leave a space, entities become letters', () => {
  expect(htmlText('<p>Bom <strong>dia</strong>.</p><p>A &amp; B&nbsp;&copy;</p>')).toBe(
    'Bom dia . A & B &copy;',
  )
  expect(htmlText('')).toBe('')
})
