import { expect, test } from 'vitest'
import { contrastOf, inFull } from './scheme-colours.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#3f51c8', '#3f51c8', 1],
  ['#767676', '#ffffff', 4.54],
])('%s and %s stand at %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
})

test('expands a shortened colour', () => {
  expect(inFull('#a1f')).toBe('#aa11ff')
  expect(inFull('#a1f2e3')).toBe('#a1f2e3')
})
