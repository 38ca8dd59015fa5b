import { expect, test } from 'vitest'
import { evenColumns } from './even-columns.ts'

test.each([2, 3, 4, 5])('up to %s columns are filled by any number of parts', (most) => {
  for (let parts = 1; parts <= 12; parts += 1) {
    const { columns, first } = evenColumns(parts, most)
    expect(columns).toBeLessThanOrEqual(most)
    expect((parts + first - 1) % columns, `${parts} parts in ${columns}`).toBe(0)
  }
})

test('the first part is wider only where the others would leave one alone', () => {
  expect(evenColumns(7, 2)).toEqual({ columns: 2, first: 2 })
  expect(evenColumns(6, 2)).toEqual({ columns: 2, first: 1 })
  expect(evenColumns(7, 5)).toEqual({ columns: 4, first: 2 })
  expect(evenColumns(3, 5)).toEqual({ columns: 3, first: 1 })
})
