import { expect, it } from 'vitest'
import { compareWords } from './compare-words.ts'

/** Creates a long text whose order of words has little in common with that of another `step`. */
const longText = (step: number) =>
  Array.from({ length: 6_500 }, (_, nth) => `p${(nth * step) % 9_973}`).join(' ')

const sideOf = (parts: ReturnType<typeof compareWords>, side: 'added' | 'removed') =>
  parts
    .filter((part) => part[side] || (!part.added && !part.removed))
    .map(({ value }) => value)
    .join('')

it('compares texts word by word', () => {
  const parts = compareWords('Das 22h às 7h.', 'Das 22h às 8h.')
  expect(parts.filter(({ removed }) => removed).map(({ value }) => value)).toEqual(['7h'])
  expect(parts.filter(({ added }) => added).map(({ value }) => value)).toEqual(['8h'])
})

it('compares long texts with little in common as a whole, without comparing every word', () => {
  const [before, after] = [longText(7), longText(13)]
  const parts = compareWords(before, after)
  expect(sideOf(parts, 'removed')).toBe(before)
  expect(sideOf(parts, 'added')).toBe(after)
  // A comparison by words would give thousands of parts.
  expect(parts.length).toBeLessThan(10)
})
