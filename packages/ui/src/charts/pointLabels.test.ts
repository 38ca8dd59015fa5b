import { expect, test } from 'vitest'
import { placePointLabel, pointLabel } from './pointLabels.ts'

const style = { height: 14, fontSize: 12 }
const box = { left: 0, right: 300, top: 0 }

test('a value is written as it is, followed by k', () => {
  expect(pointLabel(1.9)).toBe('1.9k')
  expect(pointLabel(1900)).toBe('1900k')
  expect(pointLabel(0)).toBe('0k')
  expect(pointLabel(null)).toBeNull()
  expect(pointLabel(Number.NaN)).toBeNull()
})

test('words stand at a fixed height above their point', () => {
  expect(placePointLabel({ x: 150, y: 90 }, 30, style, box)).toEqual({ x: 150, y: 76 })
  expect(placePointLabel({ x: 150, y: 90 }, 30, { ...style, height: 40 }, box)).toEqual({
    x: 150,
    y: 50,
  })
})

test('no edge cuts them', () => {
  expect(placePointLabel({ x: 0, y: 90 }, 30, style, box).x).toBe(15)
  expect(placePointLabel({ x: 300, y: 90 }, 30, style, box).x).toBe(285)
  expect(placePointLabel({ x: 150, y: 4 }, 30, style, box).y).toBe(12)
})
