import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { inForm, normalizeLongText, normalizeText, searchText } from './text.ts'
import { plainCharacters } from './typed-characters.ts'

test('a line is composed, trimmed and collapsed', () => {
  expect(normalizeText('  Joa\u0303o \t da\n Silva\u00a0')).toBe('João da Silva')
  expect(normalizeText('a\u0000b\u0007c')).toBe('abc')
})

test('a letter has at most thirty marks, however they are encoded', () => {
  const marks = '\u0316\u0301'
  const stacked = `x${marks.repeat(20_000)}`
  expect(inForm('NFD', stacked)).toHaveLength(31)
  for (const read of [normalizeText, normalizeLongText, plainCharacters])
    expect(read(stacked).length).toBeLessThan(32)
  // Invisible characters between them are removed first.
  expect(normalizeText(`x${`${marks}\u034f`.repeat(20_000)}`).length).toBeLessThan(32)
  expect(searchText(stacked)).toBe('x')
  expect(inForm('NFC', 'e\u0301'.repeat(99))).toBe('é'.repeat(99))
})

test('characters that cannot be stored or turn the writing direction are removed', () => {
  expect(normalizeText('a\ud800b\u202ec')).toBe('abc')
  expect(normalizeText('família 👨‍👩‍👧')).toBe('família 👨‍👩‍👧')
})

test.each([
  '\u200b',
  '\u200d',
  '\u200e',
  '\u2060',
  '\u00ad',
  '\u034f',
  '\u115f',
  '\u180e',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\u{e0041}',
])('a text of invisible characters is blank: %j', (sign) => {
  expect(normalizeText(`${sign}${sign}`)).toBe('')
  expect(normalizeText(`60${sign}6`)).toBe('606')
  expect(normalizeLongText(`um${sign}\ndois`)).toBe('um\ndois')
})

test.each(['👨‍👩‍👧', '❤️', '🏳️‍🌈', '👩🏽‍🚒', '1️⃣'])('an emoji keeps its joiners: %s', (picture) => {
  expect(normalizeText(`${picture} ana`)).toBe(`${picture} ana`)
})

test('words have one kind of apostrophe and of hyphen', () => {
  for (const sign of ['\u2018', '\u2019', '\u02bc', '\u00b4', '\u2032', '`', "'"])
    expect(normalizeText(`D${sign}Ávila`)).toBe("D'Ávila")
  expect(normalizeText('D\u2019a\u0301vila')).toBe("D'ávila")
  for (const sign of ['\u2010', '\u2011', '-'])
    expect(normalizeText(`Ana${sign}Maria`)).toBe('Ana-Maria')
  expect(normalizeText('\u2018Festa\u2019 \u2013 sábado')).toBe('\u2018Festa\u2019 \u2013 sábado')
})

test('long text keeps its line breaks, from any system', () => {
  expect(normalizeLongText('  um \r\n\r\ndois\rtrês\u2028quatro  \n')).toBe(
    'um\n\ndois\ntrês\nquatro',
  )
})

test('search ignores case and accents', () => {
  expect(searchText('JOÃO Ângelo D’Ávila')).toBe('joao angelo d’avila')
  expect(searchText('ΟΔΟΣ')).toBe('οδος')
  expect(searchText('İstanbul')).toBe('istanbul')
})

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = normalizeText(text)
      const long = normalizeLongText(text)
      expect(normalizeText(line)).toBe(line)
      expect(normalizeLongText(long)).toBe(long)
      expect(line).not.toMatch(/\p{Cc}|\p{Cs}|\s\s|^\s|\s$|[\u200b\u2060\u00ad\u3164]/u)
    }),
  )
})

test('accents and case never hide a match', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = searchText(text)
      expect(searchText(text.normalize('NFC'))).toBe(words)
      expect(searchText(text.normalize('NFD'))).toBe(words)
      expect(words).not.toMatch(/[A-Z]|[\u0300-\u036f]/)
    }),
  )
})
