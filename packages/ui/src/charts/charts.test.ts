import { describe, expect, test } from 'vitest'
import { placePointLabel, pointLabel } from './pointLabels.ts'
import { sparklinePath } from './sparklinePath.ts'
import { daySpans } from './week-blocks.ts'

test('the smallest value is at the bottom, the largest at the top, inside the box', () => {
  expect(sparklinePath([0, 10, 5], 100, 32).line).toBe('M0 30L50 2L100 16')
})

test('equal values make a level line, and no values make no line', () => {
  expect(sparklinePath([4, 4], 100, 32).line).toBe('M0 16L100 16')
  expect(sparklinePath([], 100, 32)).toEqual({ line: '', area: '' })
})

const style = { height: 14, fontSize: 12 }
const widths = { words: 30, chart: 300 }

test('a value is formatted like on the page, followed by k, and never divided', () => {
  const write = (value: number) => String(value).replace('.', ',')
  expect(pointLabel(1.9, write)).toBe('1,9k')
  expect(pointLabel(1900, write)).toBe('1900k')
  expect(pointLabel(0, write)).toBe('0k')
  expect(pointLabel(null, write)).toBeNull()
  expect(pointLabel(Number.NaN, write)).toBeNull()
})

test('labels are at a fixed height above their point', () => {
  expect(placePointLabel({ x: 150, y: 90 }, style, widths)).toEqual({ x: 150, y: 76 })
  expect(placePointLabel({ x: 150, y: 90 }, { ...style, height: 40 }, widths).y).toBe(50)
})

test('no edge cuts labels off', () => {
  expect(placePointLabel({ x: 0, y: 90 }, style, widths).x).toBe(15)
  expect(placePointLabel({ x: 300, y: 90 }, style, widths).x).toBe(285)
  expect(placePointLabel({ x: 150, y: 4 }, style, widths).y).toBe(12)
})

describe('the spans of a day', () => {
  test('keeps a span that ends on its day', () => {
    expect(daySpans([{ day: 1, from: 480, to: 1080 }])).toEqual([{ day: 1, from: 480, to: 1080 }])
  })

  test('splits at midnight a span that ends on the next day, after Saturday too', () => {
    expect(daySpans([{ day: 6, from: 1320, to: 360 }])).toEqual([
      { day: 0, from: 0, to: 360 },
      { day: 6, from: 1320, to: 1440 },
    ])
  })

  test('takes a whole day as one span', () => {
    expect(daySpans([{ day: 2, from: 0, to: 0 }])).toEqual([{ day: 2, from: 0, to: 1440 }])
    expect(daySpans([{ day: 2, from: 600, to: 0 }])).toEqual([{ day: 2, from: 600, to: 1440 }])
  })

  test('orders the spans of a day', () => {
    const spans = daySpans([
      { day: 3, from: 840, to: 1080 },
      { day: 3, from: 480, to: 720 },
    ])
    expect(spans.map(({ from }) => from)).toEqual([480, 840])
  })
})
