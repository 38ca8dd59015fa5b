import { expect, it } from 'vitest'
import { compareWords } from './compare-words.ts'

/** A long text that shares hardly an order of words with one of another step. */
const longText = (step: number) =>
  Array.from({ length: 6_500 }, (_, nth) => `p${(nth * step) % 9_973}`).join(' ')

const sideOf = (parts: ReturnType<typeof compareWords>, side: 'added' | 'removed') =>
  parts
    .filter((part) => part[side] || (!part.added && !part.removed))
    .map(({ value }) => value)
    .join('')

it('texts are compared by words', () => {
  const parts = compareWords('Das 22h às 7h.', 'Das 22h às 8h.')
  expect(parts.filter(({ removed }) => removed).map(({ value }) => value)).toEqual(['7h'])
  expect(parts.filter(({ added }) => added).map(({ value }) => value)).toEqual(['8h'])
})

it('of long texts that share little, both sides are whole, and nobody waits for each word', () => {
  const [before, after] = [longText(7), longText(13)]
  const parts = compareWords(before, after)
  expect(sideOf(parts, 'removed')).toBe(before)
  expect(sideOf(parts, 'added')).toBe(after)
  // By words there would be thousands.
  expect(parts.length).toBeLessThan(10)
})
