import { describe, expect, it } from 'vitest'
import { listReadings, typedUnits } from './typed-unit.ts'

describe('a unit as it is typed', () => {
  it.each([
    ['606', [{ number: '606', words: [] }]],
    ['ap 606', [{ number: '606', words: [] }]],
    ['Apto. 606', [{ number: '606', words: [] }]],
    ['ipe 1203', [{ number: '1203', words: ['ipe'] }]],
    ['1203 ipê', [{ number: '1203', words: ['ipe'] }]],
    ['Ipê Amarelo · 1203', [{ number: '1203', words: ['ipe', 'amarelo'] }]],
    ['torre ipê apartamento 1203', [{ number: '1203', words: ['ipe'] }]],
    ['b12', [{ number: '12', words: ['b'] }]],
    ['bloco b-12', [{ number: '12', words: ['b'] }]],
    ['ap12', [{ number: '12', words: [] }]],
    [
      '101a',
      [
        { number: '101a', words: [] },
        { number: '101', words: ['a'] },
      ],
    ],
    [
      'bloco 3 101',
      [
        { number: '3', words: ['101'] },
        { number: '101', words: ['3'] },
      ],
    ],
    ['camila', []],
    [
      '(11) 98700-1144',
      [
        { number: '11', words: ['98700', '1144'] },
        { number: '98700', words: ['11', '1144'] },
        { number: '1144', words: ['11', '98700'] },
      ],
    ],
    ['982247', []],
    ['ap', []],
    ['', []],
  ])('%s', (typed, units) => {
    expect(typedUnits(typed)).toEqual(units)
  })
})

it('lists search the number and the tower alone', () => {
  expect(listReadings('torre Ipê ap. 1203')).toEqual([['ipe', '1203']])
  expect(listReadings('torre sul')).toEqual([['torre', 'sul']])
  expect(listReadings('(11) 98700-1144')).toEqual([['11987001144']])
  expect(listReadings('abc-1234')).toEqual([['abc1234'], ['abc', '1234']])
})
