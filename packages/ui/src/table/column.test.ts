import { expect, test } from 'vitest'
import { nextSort, toggleSelection } from './column.ts'

const keys = ['a', 'b', 'c', 'd', 'e']

test('a press selects one row, Shift a range, both ways and both states', () => {
  const one = toggleSelection(new Set(['e']), keys, 1, null)
  expect([...one].toSorted()).toEqual(['b', 'e'])
  const range = toggleSelection(one, keys, 3, 1)
  expect([...range].toSorted()).toEqual(['b', 'c', 'd', 'e'])
  expect([...toggleSelection(range, keys, 2, 4)]).toEqual(['b'])
})

test('a head cycles through ascending, descending and unsorted', () => {
  const first = nextSort({ key: 'b', direction: 'descending' }, 'a')
  expect(first).toEqual({ key: 'a', direction: 'ascending' })
  expect(nextSort(first, 'a')).toEqual({ key: 'a', direction: 'descending' })
  expect(nextSort({ key: 'a', direction: 'descending' }, 'a')).toBeNull()
})
