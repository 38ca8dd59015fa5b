import { afterEach, expect, test, vi } from 'vitest'
import { changeLanguage, defineTexts } from './texts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const rows = {
  rows_one: '{{count}} linha de {{total}}',
  rows_other: '{{count}} linhas de {{total}}',
}
const inPortuguese = () => Promise.resolve(rows)

test('numbers in a sentence are formatted by its language, and choose its plural form', () => {
  const { text } = defineTexts('numbers of a test', rows, {
    en: inPortuguese,
    es: inPortuguese,
    ar: inPortuguese,
  })
  expect(text('rows', { count: 1, total: 100_000 })).toBe('1 linha de 100.000')
  expect(text('rows', { count: 1_540, total: 'mil' })).toBe('1.540 linhas de mil')
})

test('Latin words in an Arabic sentence are isolated; numbers and Arabic words are not', async () => {
  const quoted = { said: '«{{words}}»' }
  const { text } = defineTexts('quotes of a test', quoted, {
    en: () => Promise.resolve(quoted),
    es: () => Promise.resolve(quoted),
    ar: () => Promise.resolve(quoted),
  })
  expect(text('said', { words: 'Torre A.' })).toBe('«Torre A.»')
  await changeLanguage('ar')
  expect(text('said', { words: 'Torre A.' })).toBe('«\u2068Torre A.\u2069»')
  expect(text('said', { words: 'https://a.example/b' })).toBe('«https://a.example/b»')
  expect(text('said', { words: '20/11' })).toBe('«20/11»')
  expect(text('said', { words: 'برج' })).toBe('«برج»')
  await changeLanguage('pt')
})

test.each([
  ['es', 'es'],
  ['pt-BR', 'pt'],
  ['fr', 'pt'],
])('a page that is marked as %s opens in %s', async (lang, language) => {
  vi.stubGlobal('document', { documentElement: { lang, dir: 'ltr' } })
  vi.resetModules()
  const { currentLanguage } = await import('./texts.ts')
  expect(currentLanguage()).toBe(language)
})
