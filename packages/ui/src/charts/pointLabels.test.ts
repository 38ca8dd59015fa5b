import { expect, test } from 'vitest'
import { placePointLabel, pointLabel } from './pointLabels.ts'

const style = { height: 14, fontSize: 12 }
const widths = { words: 30, chart: 300 }

test('a value is written as the page writes it, followed by k, and never divided', () => {
  const write = (value: number) => String(value).replace('.', ',')
  expect(pointLabel(1.9, write)).toBe('1,9k')
  expect(pointLabel(1900, write)).toBe('1900k')
  expect(pointLabel(0, write)).toBe('0k')
  expect(pointLabel(null, write)).toBeNull()
  expect(pointLabel(Number.NaN, write)).toBeNull()
})

test('words stand at a fixed height above their point', () => {
  expect(placePointLabel({ x: 150, y: 90 }, style, widths)).toEqual({ x: 150, y: 76 })
  expect(placePointLabel({ x: 150, y: 90 }, { ...style, height: 40 }, widths).y).toBe(50)
})

test('no edge cuts them', () => {
  expect(placePointLabel({ x: 0, y: 90 }, style, widths).x).toBe(15)
  expect(placePointLabel({ x: 300, y: 90 }, style, widths).x).toBe(285)
  expect(placePointLabel({ x: 150, y: 4 }, style, widths).y).toBe(12)
})
