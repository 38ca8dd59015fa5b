import { describe, expect, test } from 'vitest'
import { checkFaces, checkPixels, type Pixels } from './picture-checks.ts'

/** Draws a picture by the light of each place, between 0 and 1. */
function drawn(light: (x: number, y: number) => number, width = 600, height = 800): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.fill(255 * light(x / width, y / height), 4 * (y * width + x), 4 * (y * width + x) + 3)
  return { data, width, height }
}

/** An oval head with eyes and a mouth on a wall; `soft` is the width of each edge. */
const head = (soft: number, from = 0.2, to = 0.75) => {
  const edge = (far: number) => 1 / (1 + Math.exp(far / soft))
  return (x: number, y: number) => {
    const oval = Math.hypot((x - 0.5) / 0.28, (y - 0.5) / 0.36) - 1
    const eyes = Math.min(Math.hypot(x - 0.4, y - 0.42), Math.hypot(x - 0.6, y - 0.42)) - 0.04
    const mouth = Math.hypot((x - 0.5) / 2.5, y - 0.66) - 0.04
    const skin = 0.75 * edge(oval) - 0.5 * edge(eyes) - 0.4 * edge(mouth)
    return from + (to - from) * (0.3 + skin)
  }
}

const SHARP = 0.003
const BLURRED = 0.08

describe('a picture', () => {
  test('that is sharp and well lit has no fault', () => {
    expect(checkPixels(drawn(head(SHARP)))).toEqual([])
  })

  test('that is blurred is told from a sharp one, in weak light as well', () => {
    expect(checkPixels(drawn(head(BLURRED)))).toEqual(['blurred'])
    expect(checkPixels(drawn(head(SHARP, 0.3, 0.5)))).toEqual([])
    expect(checkPixels(drawn(head(BLURRED, 0.3, 0.5)))).toEqual(['blurred'])
  })

  test('of a dark skin before a light wall is not dark', () => {
    const person = head(SHARP)
    const wall = (x: number, y: number) => (Math.hypot(x - 0.5, y - 0.5) > 0.45 ? 0.8 : 0.2)
    expect(checkPixels(drawn((x, y) => wall(x, y) * person(x, y) + wall(x, y) * 0.4))).toEqual([])
  })

  test('without light is dark, and one with too much is bright', () => {
    expect(checkPixels(drawn(head(SHARP, 0.02, 0.2)))).toEqual(['dark'])
    expect(checkPixels(drawn(head(SHARP, 0.8, 1.6)))).toEqual(['bright'])
  })

  test('that is one surface shows nobody sharp', () => {
    expect(checkPixels(drawn(() => 0.6))).toEqual(['blurred'])
  })

  test.each([
    [479, 800, ['small']],
    [800, 479, ['small']],
    [480, 480, []],
  ])('of %i × %i pixels: %j', (width, height, faults) => {
    expect(checkPixels(drawn(head(SHARP), width, height))).toEqual(faults)
  })
})

describe('faces', () => {
  const picture = { width: 600, height: 800 }
  const face = { x: 180, y: 250, width: 240, height: 300 }

  test.each([
    ['one, large and centred', [face], []],
    ['nobody', [], ['nobody']],
    ['two', [face, { ...face, x: 0 }], ['several']],
    ['far away', [{ x: 260, y: 340, width: 80, height: 120 }], ['far']],
    ['at the side', [{ ...face, x: 0 }], ['off_centre']],
    ['at the bottom', [{ ...face, y: 500 }], ['off_centre']],
  ])('%s', (_, faces, faults) => {
    expect(checkFaces(faces, picture)).toEqual(faults)
  })
})
