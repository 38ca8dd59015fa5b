import { expect, test } from 'vitest'
import { states, uf } from './uf.ts'

test('there are 27, each read by its letters and its name', () => {
  expect(new Set(states.map(([letters]) => letters)).size).toBe(27)
  for (const [letters, name] of states) {
    expect(uf.parse(uf.format(letters))).toEqual({ ok: true, value: letters })
    expect(uf.parse(` ${letters.toLowerCase()} `)).toEqual({ ok: true, value: letters })
    expect(uf.parse(name.toUpperCase())).toEqual({ ok: true, value: letters })
  }
})

test('accents and double spaces do not matter', () => {
  expect(uf.parse('sao  paulo')).toEqual({ ok: true, value: 'SP' })
})

test.each(['', 'XX', 'S', 'São', 'constructor'])('%s is not a state', (typed) => {
  expect(uf.parse(typed)).toEqual({ ok: false, code: 'uf_unknown' })
})
