import { expect, it } from 'vitest'
import { makeStatementNames } from './statement-names.ts'

/** Runs a statement until it has a name; returns after how many uses. */
function usesUntilNamed(names: ReturnType<typeof makeStatementNames>, text: string): number {
  for (let used = 1; used <= 1_000; used += 1) if (names.of(text) !== undefined) return used
  return Number.POSITIVE_INFINITY
}

it('names the first statements at once, each by one name', () => {
  const names = makeStatementNames()
  const name = names.of('SELECT 1')
  expect(name).toBe('s0')
  expect(names.of('SELECT 1')).toBe(name)
  expect(names.of('SELECT 2')).toBe('s1')
})

it('keeps names for what is run often, whatever else was run before', () => {
  const names = makeStatementNames()
  // A morning of lists, each with other filters, and each asked for twice.
  for (let nth = 0; nth < 5_000; nth += 1) {
    names.of(`list ${nth}`)
    names.of(`list ${nth}`)
  }
  const everyday = usesUntilNamed(names, 'everyday')
  expect(everyday).toBeGreaterThan(2)
  expect(everyday).toBeLessThan(10)
})

it('gives each name for more uses than those before, up to a limit', () => {
  const names = makeStatementNames()
  const needed = Array.from({ length: 200 }, (_, nth) => usesUntilNamed(names, `often ${nth}`))
  expect(needed).toEqual(needed.toSorted((one, other) => one - other))
  expect([needed[0], needed.at(-1)]).toEqual([1, 64])
  expect(usesUntilNamed(names, 'one more')).toBe(Number.POSITIVE_INFINITY)
})

it('forgets the uses of what was not run for long', () => {
  const names = makeStatementNames()
  for (let nth = 0; nth < 32; nth += 1) names.of(`first ${nth}`)
  expect(names.of('seldom')).toBeUndefined()
  for (let nth = 0; nth < 1_000; nth += 1) names.of(`other ${nth}`)
  expect(names.of('seldom')).toBeUndefined()
  expect(names.of('seldom')).toBe('s32')
})
