import { describe, expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

describe('what is typed in a search', () => {
  it.each([
    ['  João  da Silva ', ['joao', 'da', 'silva']],
    ['(11) 98700-1144', ['11987001144']],
    ['+55 (11) 98700-1144', ['11987001144']],
    ['98700-1144', ['987001144']],
    ['(11) 9', ['119']],
    ['101 2', ['101', '2']],
    ["Maria-Clara d'Ávila", ['maria', 'clara', 'd', 'avila']],
    ['ABC-1D23', ['abc1d23']],
    ['abc-12', ['abc12']],
    ['abc 12', ['abc', '12']],
    ['Ipê Amarelo · 1203', ['ipe', 'amarelo', '1203']],
    ['ana@bosque.example', ['ana@bosque.example']],
    ['', []],
  ])('%s is the words %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words)
  })
})
