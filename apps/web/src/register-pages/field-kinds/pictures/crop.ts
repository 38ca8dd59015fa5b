/**
 * The square to keep: its centre as shares of the rotated picture's width and height, the zoom, and
 * the rotation in quarter turns clockwise.
 */
export type Crop = { x: number; y: number; zoom: number; turns: number }

export type Size = { width: number; height: number }

/** A place in the frame, as shares of its side from its top left corner. */
export type Place = { x: number; y: number }

/** The initial crop: the largest square in the middle. */
export const cropWhole: Crop = { x: 0.5, y: 0.5, zoom: 1, turns: 0 }

/** The largest zoom: beyond it a camera's picture has no more detail. */
export const ZOOM_MAX = 4

const middle: Place = { x: 0.5, y: 0.5 }

/** The size of the rotated picture. */
export function turnedSize({ width, height }: Size, { turns }: Pick<Crop, 'turns'>): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** The square in pixels of the rotated picture. */
export function cropArea(crop: Crop, size: Size): { x: number; y: number; side: number } {
  const { width, height } = turnedSize(size, crop)
  const side = Math.min(width, height) / crop.zoom
  return { x: crop.x * width - side / 2, y: crop.y * height - side / 2, side }
}

/** Moves by shares of the square's side, up to the picture's edge. */
export function moved(crop: Crop, size: Size, right = 0, down = 0): Crop {
  const { side } = cropArea(crop, size)
  const { width, height } = turnedSize(size, crop)
  const inside = (centre: number, length: number, step: number) => {
    const half = side / 2 / length
    return Math.min(1 - half, Math.max(half, centre + (step * side) / length))
  }
  return { ...crop, x: inside(crop.x, width, right), y: inside(crop.y, height, down) }
}

/** Zooms in or out around one place of the frame. */
export function zoomed(crop: Crop, size: Size, zoom: number, at: Place = middle): Crop {
  const next = { ...crop, zoom: Math.min(ZOOM_MAX, Math.max(1, zoom)) }
  const shrinks = next.zoom / crop.zoom - 1
  return moved(next, size, (at.x - 0.5) * shrinks, (at.y - 0.5) * shrinks)
}

/** Rotates the picture a quarter turn clockwise around the centre of the square. */
export function turned({ x, y, zoom, turns }: Crop): Crop {
  return { x: 1 - y, y: x, zoom, turns: (turns + 1) % 4 }
}

/**
 * Follows two fingers from their old to their new places: spreading zooms, moving together moves.
 */
export function pinched(
  crop: Crop,
  size: Size,
  before: readonly [Place, Place],
  after: readonly [Place, Place],
): Crop {
  const from = between(before)
  const to = between(after)
  const spread = distance(before) === 0 ? 1 : distance(after) / distance(before)
  const near = zoomed(crop, size, crop.zoom * spread, from)
  return moved(near, size, from.x - to.x, from.y - to.y)
}

const between = ([one, other]: readonly [Place, Place]): Place => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

const distance = ([one, other]: readonly [Place, Place]): number =>
  Math.hypot(one.x - other.x, one.y - other.y)

/** Share of the frame moved by an arrow key, alone and with Shift. */
const STEP = 0.02
const BIG_STEP = 0.1

/** The zoom factor of one press of +. */
const NEARER = 1.1

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The crop after a key: arrows move the picture, + and − zoom. Null for any other key. */
export function cropByKey(
  crop: Crop,
  size: Size,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Crop | null {
  const arrow = arrows[key]
  if (arrow) {
    const step = shiftKey ? BIG_STEP : STEP
    return moved(crop, size, -arrow[0] * step, -arrow[1] * step)
  }
  if (key === '+' || key === '=') return zoomed(crop, size, crop.zoom * NEARER)
  if (key === '-' || key === '_') return zoomed(crop, size, crop.zoom / NEARER)
  return null
}
