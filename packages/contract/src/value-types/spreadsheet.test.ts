import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { defuseCell, matchWord, normalizeHead, restoreCell } from './spreadsheet.ts'

const gender = { female: ['Feminino', 'F'], male: ['Masculino', 'M'], other: ['Outro'] }
const maritalStatus = {
  single: ['Solteiro', 'Solteira'],
  married: ['Casado', 'Casada'],
  stable_union: ['União estável'],
}
const relation = { owner: ['Proprietário', 'Proprietária'], tenant: ['Inquilino'] }

test('a word is matched with any case, accents and punctuation', () => {
  expect(matchWord('M', gender)).toBe('male')
  expect(matchWord('masculino', gender)).toBe('male')
  expect(matchWord(' Feminino. ', gender)).toBe('female')
  expect(matchWord('casada', maritalStatus)).toBe('married')
  expect(matchWord('CASADO', maritalStatus)).toBe('married')
  expect(matchWord('uniao-estavel', maritalStatus)).toBe('stable_union')
  expect(matchWord('proprietario', relation)).toBe('owner')
  expect(matchWord('Proprieta\u0301rio', relation)).toBe('owner')
})

test("a choice's own name is one of its words", () => {
  expect(matchWord('stable_union', maritalStatus)).toBe('stable_union')
})

test.each(['', ' - ', 'X', 'Masculinos', 'constructor'])('%s names no choice', (cell) => {
  expect(matchWord(cell, gender)).toBeUndefined()
})

test('heads are identified by their letters and digits', () => {
  expect(normalizeHead(' E-mail * ')).toBe('email')
  expect(normalizeHead('Data de entrada')).toBe(normalizeHead('DATA_DE_ENTRADA'))
  expect(normalizeHead('\ufeffRelação')).toBe('relacao')
  expect(normalizeHead('Telefone 1')).not.toBe(normalizeHead('Telefone 2'))
})

test.each([
  '=1+1',
  '+5511',
  '-5',
  '@x',
  '\tx',
  '\rx',
  '\nx',
  '＝1',
  "'=1",
  "''@x",
  ' =1',
  '\u200b=1',
  '\ufeff+1',
  '\u00a0@x',
  '\u2060\u3000-5',
  '\u3164=1',
  "'\u200d=1",
])('%j would run and is defused', (text) => expect(defuseCell(text)).toBe(`'${text}`))

test.each(['', 'a=b', "'", "'a", "''", "D'Ávila", 'Maria - Ana'])('%j stays as it is', (text) => {
  expect(defuseCell(text)).toBe(text)
  expect(restoreCell(text)).toBe(text)
})

test('the round trip changes no text, and no written cell would run', () => {
  const tricky = fc.string({
    unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ' ', '\u200b', '\u00a0', 'a'),
  })
  fc.assert(
    fc.property(fc.oneof(tricky, anyText), (text) => {
      expect(restoreCell(defuseCell(text))).toBe(text)
      expect(defuseCell(text)).not.toMatch(/^[\s\u200b\u00a0]*[=+\-@]|^[\t\r\n]/)
    }),
    { numRuns: 500 },
  )
})
