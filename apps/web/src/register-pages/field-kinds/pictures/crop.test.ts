import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Crop,
  cropArea,
  cropByKey,
  cropWhole,
  moved,
  type Place,
  pinched,
  turned,
  turnedSize,
  ZOOM_MAX,
  zoomed,
} from './crop.ts'

const wide = { width: 800, height: 500 }
const press = (crop: Crop, key: string, shiftKey = false) => {
  const next = cropByKey(crop, wide, { key, shiftKey })
  if (next === null) throw new Error(`${key} does nothing`)
  return next
}

/** The pixel of the rotated picture that appears at a place of the frame. */
const seenAt = (crop: Crop, { x, y }: Place) => {
  const area = cropArea(crop, wide)
  return { x: area.x + x * area.side, y: area.y + y * area.side }
}

test('the initial crop is the largest square in the middle', () => {
  expect(cropArea(cropWhole, wide)).toEqual({ x: 150, y: 0, side: 500 })
})

test('a move stops at the edges, and zooming in lets it move further', () => {
  const atEnd = moved(cropWhole, wide, 10, 10)
  expect(cropArea(atEnd, wide)).toEqual({ x: 300, y: 0, side: 500 })
  const near = moved({ ...cropWhole, zoom: 2 }, wide, -10, 10)
  expect(cropArea(near, wide)).toEqual({ x: 0, y: 250, side: 250 })
})

test('zooming out moves the square back inside the picture', () => {
  const corner = moved({ ...cropWhole, zoom: 4 }, wide, 10, 10)
  const { x, y, side } = cropArea(zoomed(corner, wide, 1), wide)
  expect([x, y, side]).toEqual([300, 0, 500])
})

test('zooming at a place keeps its pixel there, as far as the edges allow', () => {
  const near = zoomed(cropWhole, wide, 2)
  const at = { x: 0.8, y: 0.3 }
  const nearer = zoomed(near, wide, 3, at)
  expect(seenAt(nearer, at).x).toBeCloseTo(seenAt(near, at).x)
  expect(seenAt(nearer, at).y).toBeCloseTo(seenAt(near, at).y)
  expect(zoomed(near, wide, 99).zoom).toBe(ZOOM_MAX)
  expect(zoomed(near, wide, 0).zoom).toBe(1)
})

test('a quarter turn swaps the sides and keeps the centre', () => {
  const off = moved({ ...cropWhole, zoom: 2 }, wide, 1, 0.5)
  const quarter = turned(off)
  expect(turnedSize(wide, quarter)).toEqual({ width: 500, height: 800 })
  // A point at (x, y) of an 800 × 500 picture moves to (500 - y, x) of 500 × 800.
  const before = seenAt(off, { x: 0.5, y: 0.5 })
  const after = seenAt(quarter, { x: 0.5, y: 0.5 })
  expect(after.x).toBeCloseTo(500 - before.y)
  expect(after.y).toBeCloseTo(before.x)
  expect(turned(turned(turned(quarter)))).toEqual(off)
})

test('spreading two fingers zooms in around the point between them', () => {
  const near = zoomed(cropWhole, wide, 1.5)
  const after = pinched(
    near,
    wide,
    [
      { x: 0.4, y: 0.5 },
      { x: 0.6, y: 0.5 },
    ],
    [
      { x: 0.35, y: 0.5 },
      { x: 0.65, y: 0.5 },
    ],
  )
  expect(after.zoom).toBeCloseTo(2.25)
  expect(seenAt(after, { x: 0.5, y: 0.5 }).x).toBeCloseTo(seenAt(near, { x: 0.5, y: 0.5 }).x)
})

test('moving two fingers together moves the picture', () => {
  const near = zoomed(cropWhole, wide, 2)
  const shift = ({ x, y }: Place) => ({ x: x + 0.1, y })
  const fingers = [
    { x: 0.4, y: 0.5 },
    { x: 0.6, y: 0.5 },
  ] as const
  const after = pinched(near, wide, fingers, [shift(fingers[0]), shift(fingers[1])])
  expect(seenAt(after, { x: 0.6, y: 0.5 }).x).toBeCloseTo(seenAt(near, { x: 0.5, y: 0.5 }).x)
})

test('arrows move the picture, with Shift further; + and − zoom; other keys do nothing', () => {
  const near = zoomed(cropWhole, wide, 2)
  expect(press(near, 'ArrowRight').x).toBeLessThan(near.x)
  expect(press(near, 'ArrowDown').y).toBeLessThan(near.y)
  const small = near.x - press(near, 'ArrowRight').x
  expect(near.x - press(near, 'ArrowRight', true).x).toBeCloseTo(5 * small)
  expect(press(near, '+').zoom).toBeGreaterThan(2)
  expect(press(near, '-').zoom).toBeLessThan(2)
  expect(cropByKey(near, wide, { key: 'Tab', shiftKey: false })).toBeNull()
})

test('the square always stays inside the picture', () => {
  const share = fc.double({ min: -2, max: 2, noNaN: true })
  const deeds = fc.oneof(
    fc.tuple(share, share).map(
      ([right, down]) =>
        (crop: Crop) =>
          moved(crop, wide, right, down),
    ),
    fc.tuple(fc.double({ min: 0.1, max: 9, noNaN: true }), share, share).map(
      ([zoom, x, y]) =>
        (crop: Crop) =>
          zoomed(crop, wide, zoom, { x, y }),
    ),
    fc.constant(turned),
  )
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 12 }), (all) => {
      const crop = all.reduce((each, deed) => deed(each), cropWhole)
      const { x, y, side } = cropArea(crop, wide)
      const { width, height } = turnedSize(wide, crop)
      expect(Math.min(x, y)).toBeGreaterThan(-1e-6)
      expect(x + side).toBeLessThan(width + 1e-6)
      expect(y + side).toBeLessThan(height + 1e-6)
    }),
  )
})
