import { expect, it } from 'vitest'
import { windowSize } from './window-size.ts'

const room = { width: 70, height: 20 }

it.each([
  ['a few small towers', [{ columns: 4, floors: 6 }], 'large'],
  ['towers that are too wide for large windows', [{ columns: 25, floors: 6 }], 'middle'],
  ['a tower that is too high for large windows', [{ columns: 4, floors: 10 }], 'middle'],
  ['a tower that is too high for any but flat ones', [{ columns: 4, floors: 20 }], 'flat'],
  [
    'more than fits with any size',
    Array.from({ length: 20 }, () => ({ columns: 10, floors: 10 })),
    'small',
  ],
] as const)('%s have the largest windows that fit', (_, towers, size) => {
  expect(windowSize(towers, room, true)).toBe(size)
})

it('a finger never gets the flat ones', () => {
  expect(windowSize([{ columns: 4, floors: 20 }], room, false)).toBe('small')
})
