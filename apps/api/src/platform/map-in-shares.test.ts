import { expect, test } from 'vitest'
import { mapInShares } from './map-in-shares.ts'

test('maps a whole list in its order, and lets other work run in between', async () => {
  const items = Array.from({ length: 1_001 }, (_, nth) => nth)
  let served = 0
  let isOver = false
  const serve = () => {
    served += 1
    if (!isOver) setImmediate(serve)
  }
  setImmediate(serve)
  expect(await mapInShares(items, (nth) => nth * 2)).toEqual(items.map((nth) => nth * 2))
  isOver = true
  expect(served).toBeGreaterThanOrEqual(5)
  expect(await mapInShares([], String)).toEqual([])
})
