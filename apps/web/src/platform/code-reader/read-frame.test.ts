import { encodeQR } from 'qr'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Frame, readFrame } from './read-frame.ts'

// The reader limits its time per frame. With a clock that stands still, a slow machine does not
// reach the limit.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }))

/** Text as long as the code of a pass. */
const code = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.repeat(3).slice(0, 77)
const rows = encodeQR(code, 'raw', { ecc: 'medium', border: 4 })

const [width, height] = [640, 480]
const [dark, light, ground] = [30, 235, 120]

type Corner = readonly [x: number, y: number]

/** The shade of the drawn code at a point, 0 to 1 on both axes. */
const shadeAt = (u: number, v: number) => {
  if (u < 0 || v < 0 || u >= 1 || v >= 1) return ground
  return rows[Math.floor(v * rows.length)]?.[Math.floor(u * rows.length)] ? dark : light
}

/** A frame with the code between four corners, clockwise from its top left, seen through a lens. */
function frameOf(corners: readonly [Corner, Corner, Corner, Corner], blurs = 0): Frame {
  const place = inverseOf(corners)
  let shades = new Float32Array(width * height)
  for (let at = 0; at < shades.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    // A pixel averages a small area: without that, edges would be sharper than any camera's.
    const [one, other] = [place(x + 0.25, y + 0.25), place(x + 0.75, y + 0.75)]
    shades[at] = (shadeAt(...one) + shadeAt(...other)) / 2
  }
  for (let nth = 0; nth < blurs; nth += 1) shades = blurred(shades)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < shades.length; at += 1) {
    // Light comes from one side, and the sensor adds noise.
    const seen = (shades[at] ?? 0) * (0.5 + (0.5 * (at % width)) / width) + ((at * 7919) % 17) - 8
    data.fill(seen, at * 4, at * 4 + 3)
  }
  return { width, height, data }
}

/** Replaces each pixel by the mean of the nine around it. */
function blurred(shades: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const next = shades.slice()
  for (let at = width + 1; at < shades.length - width - 1; at += 1) {
    let sum = 0
    for (let down = -width; down <= width; down += width)
      for (let right = -1; right <= 1; right += 1) sum += shades[at + down + right] ?? 0
    next[at] = sum / 9
  }
  return next
}

/**
 * Maps a pixel to its place on the code: the inverse of the projection of a square to four corners.
 */
function inverseOf([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [
  Corner,
  Corner,
  Corner,
  Corner,
]) {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const whole = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(sx * dy2 - dx2 * sy) / whole, (dx1 * sy - sx * dy1) / whole]
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0]
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0]
  return (x: number, y: number): [number, number] => {
    const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e)
    const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f)
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d)
    return [u / w, v / w]
  }
}

/** The corners of a rotated square around the middle, of `half` the side length. */
function turned(half: number, degrees: number): [Corner, Corner, Corner, Corner] {
  const angle = (degrees * Math.PI) / 180
  const corner = (right: number, down: number): Corner => [
    320 + half * (right * Math.cos(angle) - down * Math.sin(angle)),
    240 + half * (right * Math.sin(angle) + down * Math.cos(angle)),
  ]
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

test.each([0, 12, 45, 90, 133, 180, 270])('a code turned by %s degrees is read', (degrees) => {
  expect(readFrame(frameOf(turned(140, degrees)))).toBe(code)
})

test.each([1, 2])('a code out of focus is read (%s)', (blurs) => {
  expect(readFrame(frameOf(turned(180, 8), blurs))).toBe(code)
})

test.each([
  [
    'from below',
    [
      [180, 80],
      [460, 120],
      [480, 400],
      [150, 360],
    ],
  ],
  [
    'from the side',
    [
      [220, 100],
      [420, 60],
      [430, 440],
      [210, 340],
    ],
  ],
  [
    'from above',
    [
      [200, 150],
      [440, 150],
      [490, 400],
      [150, 400],
    ],
  ],
] as const)('a code seen %s is read', (_, corners) => {
  expect(readFrame(frameOf(corners))).toBe(code)
})

test('a frame without a code is no error', () => {
  const data = new Uint8ClampedArray(width * height * 4).fill(128)
  expect(readFrame({ width, height, data })).toBeNull()
})
