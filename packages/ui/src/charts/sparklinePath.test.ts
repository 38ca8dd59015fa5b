import { expect, test } from 'vitest'
import { sparklinePath } from './sparklinePath.ts'

test('the least value is at the bottom, the greatest at the top, inside the box', () => {
  expect(sparklinePath([0, 10, 5], 100, 32).line).toBe('M0 30L50 2L100 16')
})

test('equal values make a level line, none makes none', () => {
  expect(sparklinePath([4, 4], 100, 32).line).toBe('M0 16L100 16')
  expect(sparklinePath([], 100, 32)).toEqual({ line: '', area: '' })
})
