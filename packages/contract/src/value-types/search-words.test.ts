import { describe, expect, it } from 'vitest'
import { searchReadings, searchWords, spacedPlate, wordsOf } from './search-words.ts'

describe('a text typed in a search', () => {
  it.each([
    ['  João  da Silva ', ['joao', 'da', 'silva']],
    ['(11) 98700-1144', ['11987001144']],
    ['+55 (11) 98700-1144', ['11987001144']],
    ['98700-1144', ['987001144']],
    ['(11) 9', ['119']],
    ['101 2', ['101', '2']],
    ["Maria-Clara d'Ávila", ['maria', 'clara', 'davila']],
    ['d\u2019angelo', ['dangelo']],
    ['d\u00b4angelo', ['dangelo']],
    ['d\u02bcangelo', ['dangelo']],
    ['ana\u2011maria', ['ana', 'maria']],
    ['ana\u2010maria', ['ana', 'maria']],
    ['an\u200ba \u2060lima\u00ad', ['ana', 'lima']],
    ['ABC-1D23', ['abc1d23']],
    ['abc-12', ['abc12']],
    ['abc 12', ['abc', '12']],
    ['AB 123 CD', ['ab123cd']],
    ['Ipê Amarelo · 1203', ['ipe', 'amarelo', '1203']],
    ['ana@bosque.example', ['ana@bosque.example']],
    ['', []],
  ])('%s is the words %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words)
  })
})

it.each([
  ['EXT-01', [['ext01'], ['ext', '01']]],
  ['ABC\u20111D23', [['abc1d23'], ['abc', '1d23']]],
  ['AB 123 CD', [['ab123cd'], ['ab', '123', 'cd']]],
  ['2026-0001', [['20260001'], ['2026', '0001']]],
  ['12-34', [['12', '34']]],
  ['EXT-01 hall', [['ext', '01', 'hall']]],
  ['ext01', [['ext01']]],
  ['(11) 98700-1144', [['11987001144']]],
  ['Ana Lima', [['ana', 'lima']]],
  ['  ', []],
])('%s is read as %j', (typed, readings) => {
  expect(searchReadings(typed)).toEqual(readings)
})

it.each([
  ['AB 123', 'ab123'],
  ['ab 1', 'ab1'],
  ['AB 123 C', 'ab123c'],
  ['ABC 12', 'abc12'],
  ['abc 1d2', 'abc1d2'],
  ['1234 AB', '1234ab'],
  ['AB123', null],
  ['ana 1203 lima', null],
  ['maria 12', null],
])('%s may begin the plate %s', (typed, plate) => {
  expect(spacedPlate(typed)).toBe(plate)
})

it.each([
  ["Rita D'Ávila-Sá", ['rita', 'd', 'avila', 'davila', 'sa']],
  ['Torre D\u2019Ouro · 606', ['torre', 'd', 'ouro', 'douro', '606']],
  ['ana@bosque.example', ['ana@bosque.example']],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

it.each([
  ["D'Angelo", 'dangelo'],
  ["D'Angelo", 'd\u2019angelo'],
  ['D\u2019Angelo', "d'angelo"],
  ['Dangelo', "d'angelo"],
  ["D'Angelo", 'angelo'],
  ['Ana\u2011Maria', 'ana-maria'],
])('%s is found by %s', (name, typed) => {
  const own = wordsOf(name)
  const isFound = searchWords(typed).every((word) => own.some((one) => one.startsWith(word)))
  expect(isFound).toBe(true)
})
