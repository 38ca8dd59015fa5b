import { expect, test } from 'vitest'
import { cropArea, cropWhole, moved } from './crop.ts'

const wide = { width: 800, height: 500 }

test('the largest square stands in the middle', () => {
  expect(cropArea(cropWhole, wide)).toEqual({ x: 150, y: 0, side: 500 })
})

test('a move stops at the edges, and zooming makes room', () => {
  const atEnd = moved(cropWhole, wide, 10, 10)
  expect(cropArea(atEnd, wide)).toEqual({ x: 300, y: 0, side: 500 })
  const near = moved({ ...cropWhole, zoom: 2 }, wide, -10, 10)
  expect(cropArea(near, wide)).toEqual({ x: 0, y: 250, side: 250 })
})

test('zooming out brings the square back inside', () => {
  const corner = moved({ ...cropWhole, zoom: 4 }, wide, 10, 10)
  const { x, y, side } = cropArea(moved({ ...corner, zoom: 1 }, wide), wide)
  expect([x, y, side]).toEqual([300, 0, 500])
})
