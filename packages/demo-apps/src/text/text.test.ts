import { expect, test } from 'vitest'
import { htmlText } from './html-text.ts'
import { findWords, hasWords } from './plain-text.ts'
import { sampleEmail, slugOf } from './slug.ts'

test('a name becomes a part of an address that is never empty', () => {
  expect(slugOf('Ação: já, São João!')).toBe('acao-ja-sao-joao')
  expect(slugOf('مهمة')).toBe('-')
  expect(sampleEmail('Inês Carcará')).toBe('ines.carcara@exemplo.example')
})

test('tags leave a space, entities become letters', () => {
  expect(htmlText('<p>Bom <strong>dia</strong>.</p><p>A &amp; B&nbsp;&copy;</p>')).toBe(
    'Bom dia . A & B &copy;',
  )
  expect(htmlText('')).toBe('')
})

test.each([
  ['Ocorrências', 'ocorrencia', true],
  ['Ocorrências de hoje', 'HOJE ocorr', true],
  ['Ocorrências', 'ronda', false],
  ['Ocorrências', '  ', true],
])('"%s" has the words of "%s": %s', (text, typed, expected) => {
  expect(hasWords(text, typed)).toBe(expected)
})

test('finds typed words in place, with their accents', () => {
  expect(findWords('A portão é ao lado', 'portao ao')).toEqual([
    { start: 0, part: 'A ', found: false },
    { start: 2, part: 'portão', found: true },
    { start: 8, part: ' é ', found: false },
    { start: 11, part: 'ao', found: true },
    { start: 13, part: ' lado', found: false },
  ])
})

test('an empty search marks nothing, and the pieces add up to the text', () => {
  expect(findWords('İstanbul 👋 é', '')).toEqual([
    { start: 0, part: 'İstanbul 👋 é', found: false },
  ])
})
