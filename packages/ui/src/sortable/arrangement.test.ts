import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveColumn, moveItem, placeOf, type SortableColumn } from './arrangement.ts'

const columns: readonly SortableColumn[] = [
  { id: 'a', name: 'A', items: ['1', '2', '3'] },
  { id: 'b', name: 'B', items: ['4'] },
  { id: 'c', name: 'C', items: [] },
]
const itemsOf = (all: readonly SortableColumn[]) => all.map(({ items }) => items)

test('an item takes the place of another, in its own column or a different one', () => {
  expect(itemsOf(moveItem(columns, '1', { item: '3' }))).toEqual([['2', '3', '1'], ['4'], []])
  expect(itemsOf(moveItem(columns, '3', { item: '1' }))).toEqual([['3', '1', '2'], ['4'], []])
  expect(itemsOf(moveItem(columns, '2', { item: '4' }))).toEqual([['1', '3'], ['2', '4'], []])
})

test('an item goes to the end of a column, an empty one too', () => {
  expect(itemsOf(moveItem(columns, '2', { column: 'c' }))).toEqual([['1', '3'], ['4'], ['2']])
  expect(itemsOf(moveItem(columns, '2', { column: 'b' }))).toEqual([['1', '3'], ['4', '2'], []])
})

test('an item dropped on itself, on its own column or on nothing stays', () => {
  expect(moveItem(columns, '2', { item: '2' })).toBe(columns)
  expect(moveItem(columns, '2', { column: 'a' })).toBe(columns)
  expect(moveItem(columns, '2', { item: '9' })).toBe(columns)
})

test('every item is there exactly once after any move', () => {
  const item = fc.constantFrom('1', '2', '3', '4')
  const target = fc.oneof(
    item.map((over) => ({ item: over })),
    fc.constantFrom('a', 'b', 'c').map((column) => ({ column })),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(item, target)), (moves) => {
      const moved = moves.reduce((all, [one, to]) => moveItem(all, one, to), columns)
      expect(itemsOf(moved).flat().toSorted()).toEqual(['1', '2', '3', '4'])
    }),
  )
})

test('a column takes the place of another', () => {
  expect(moveColumn(columns, 'a', 'c').map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  expect(moveColumn(columns, 'c', 'a').map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  expect(moveColumn(columns, 'a', 'a')).toBe(columns)
})

test('positions are counted from one', () => {
  expect(placeOf(columns, '2')).toEqual({ columnId: 'a', column: 'A', place: 2, of: 3 })
})
