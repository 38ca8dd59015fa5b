import { expect, test } from 'vitest'
import { columnsOf, doorBeside } from './door-columns.ts'

type Size = 'P' | 'M' | 'G' | 'GG'

const doorsOf = (...sizes: Size[]) => sizes.map((size, index) => ({ number: index + 1, size }))
const numbers = (columns: readonly (readonly { number: number }[])[]) =>
  columns.map((column) => column.map(({ number }) => number))

const column: Size[] = ['P', 'P', 'P', 'P', 'M', 'M', 'G', 'GG']

test('makes columns of equal height if the sizes allow it', () => {
  expect(numbers(columnsOf(doorsOf(...column, ...column)))).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15, 16],
  ])
})

test('otherwise fills each column as far as possible, and leaves none empty', () => {
  const odd = doorsOf('GG', 'GG', 'GG', 'G', 'GG', 'GG')
  expect(numbers(columnsOf(odd))).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ])
  expect(columnsOf([])).toEqual([])
  expect(numbers(columnsOf(doorsOf('GG')))).toEqual([[1]])
})

test('arrow keys move within a column, and sideways to the door at the same height', () => {
  const columns = [doorsOf('P', 'P', 'M'), doorsOf('M', 'P', 'P')]
  const [left = [], right = []] = columns
  const beside = (from: (typeof left)[number] | undefined, key: string, mirrored = false) =>
    from && doorBeside(columns, from, key, mirrored)
  expect(beside(left[0], 'ArrowDown')).toBe(left[1])
  expect(beside(left[0], 'ArrowUp')).toBeUndefined()
  expect(beside(left[1], 'ArrowRight')).toBe(right[0])
  expect(beside(left[2], 'ArrowRight')).toBe(right[1])
  expect(beside(right[2], 'ArrowLeft')).toBe(left[2])
  expect(beside(right[0], 'ArrowRight')).toBeUndefined()
  expect(beside(right[0], 'ArrowRight', true)).toBe(left[0])
  expect(beside(left[1], 'End')).toBe(right[2])
  expect(beside(left[1], 'a')).toBeUndefined()
})
