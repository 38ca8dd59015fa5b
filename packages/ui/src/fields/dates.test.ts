import { describe, expect, test } from 'vitest'
import {
  addMonths,
  formatClock,
  formatDate,
  maskDate,
  monthGrid,
  parseClock,
  parseDate,
} from './dates.ts'

const br = 'dd/mm/yyyy'

describe('typed dates', () => {
  test('a text becomes a day only if the day exists', () => {
    expect(parseDate('20/11/2026', br)).toBe('2026-11-20')
    expect(parseDate('29/02/2028', br)).toBe('2028-02-29')
    expect(parseDate('29/02/2026', br)).toBeNull()
    expect(parseDate('1/1/2026', br)).toBeNull()
    expect(parseDate('11-20-2026', 'mm-dd-yyyy')).toBe('2026-11-20')
  })

  test('shows text that is no date unchanged', () => {
    expect(formatDate('2026-11-20', br)).toBe('20/11/2026')
    expect(formatDate('29/02/2026', br)).toBe('29/02/2026')
  })

  test.each([
    ['20112026', '20/11/2026'],
    ['2011', '20/11'],
    ['2/', '02/'],
    ['2/3/2026', '02/03/2026'],
    ['2026-11-20', '20/11/2026'],
    ['dia 20.11.2026!', '20/11/2026'],
    ['201120269', '20/11/2026'],
  ])('the mask makes of %s %s', (typed, shown) => {
    expect(maskDate(typed, br)).toBe(shown)
  })
})

describe('days with a time', () => {
  test.each([
    ['23/11/2026 07:05', '2026-11-23T07:05'],
    ['2026-11-23 07:05', '2026-11-23T07:05'],
    ['2026-11-23T07:05:31.200Z', '2026-11-23T07:05'],
    ['23/11/2026 24:00', null],
    ['31/02/2026 07:05', null],
    ['23/11/2026', null],
  ])('%s is %s', (typed, clock) => {
    expect(parseClock(typed, br)).toBe(clock)
  })

  test.each([
    ['231120260705', '23/11/2026 07:05'],
    ['23/11/2026 7h5', '23/11/2026 07:5'],
    ['23/11/2026', '23/11/2026'],
    ['23/11/2026 0', '23/11/2026 0'],
  ])('the mask makes of %s %s', (typed, shown) => {
    expect(maskDate(typed, `${br} hh:nn`)).toBe(shown)
  })

  test('leaves a text that is no moment unchanged', () => {
    expect(formatClock('2026-11-23T07:05', br)).toBe('23/11/2026 07:05')
    expect(formatClock('23/11/2026 07', br)).toBe('23/11/2026 07')
  })
})

test('adds months without leaving the resulting month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addMonths('2026-03-31', -13)).toBe('2025-02-28')
})

test('shows a month in whole weeks from the wanted weekday', () => {
  const grid = monthGrid(2026, 11, 0)
  expect(grid[0]?.[0]).toBe('2026-11-01')
  expect(grid.at(-1)?.at(-1)).toBe('2026-12-12')
  expect(monthGrid(2026, 11, 1)[0]?.[0]).toBe('2026-10-26')
})
