import { expect, test } from 'vitest'
import { type FloatingPlace, placeFloating } from './placeFloating.ts'

const place: FloatingPlace = {
  anchor: { top: 100, bottom: 132, left: 300, right: 400 },
  size: { width: 200, height: 300 },
  window: { width: 1000, height: 800 },
  align: 'start',
  direction: 'ltr',
  offset: 4,
}

test('a panel is below its button, aligned with its start, middle or end', () => {
  expect(placeFloating(place)).toMatchObject({ top: 136, left: 300, isAbove: false })
  expect(placeFloating({ ...place, align: 'end' }).left).toBe(200)
  expect(placeFloating({ ...place, align: 'center' }).left).toBe(250)
})

test('start and end follow the reading direction', () => {
  expect(placeFloating({ ...place, direction: 'rtl' }).left).toBe(200)
  expect(placeFloating({ ...place, direction: 'rtl', align: 'end' }).left).toBe(300)
})

test('it is above if there is more space, and no higher than that', () => {
  const low = { ...place.anchor, top: 600, bottom: 632 }
  expect(placeFloating({ ...place, anchor: low })).toMatchObject({ top: 296, isAbove: true })
  const tall = { width: 200, height: 900 }
  expect(placeFloating({ ...place, anchor: low, size: tall })).toMatchObject({
    top: 8,
    maxHeight: 588,
  })
  expect(placeFloating({ ...place, size: tall })).toMatchObject({ top: 136, maxHeight: 656 })
})

test('it stays inside the window', () => {
  const edge = { ...place.anchor, left: 900, right: 980 }
  expect(placeFloating({ ...place, anchor: edge }).left).toBe(792)
  const corner = { ...place.anchor, left: 2, right: 40 }
  expect(placeFloating({ ...place, anchor: corner, align: 'end' }).left).toBe(8)
})
