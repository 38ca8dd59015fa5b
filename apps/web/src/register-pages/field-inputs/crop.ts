/** The square that is kept: its centre as shares of width and height, and how near it is. */
export type Crop = { x: number; y: number; zoom: number }

type Size = { width: number; height: number }

/** The largest square in the middle. */
export const cropWhole: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The square in pixels of the picture. */
export function cropArea({ x, y, zoom }: Crop, { width, height }: Size) {
  const side = Math.min(width, height) / zoom
  return { x: x * width - side / 2, y: y * height - side / 2, side }
}

/** Moves by shares of the square's own side, and never past the picture's edge. */
export function moved(crop: Crop, size: Size, right = 0, down = 0): Crop {
  const { side } = cropArea(crop, size)
  const inside = (centre: number, length: number, step: number) => {
    const half = side / 2 / length
    return Math.min(1 - half, Math.max(half, centre + (step * side) / length))
  }
  return {
    zoom: crop.zoom,
    x: inside(crop.x, size.width, right),
    y: inside(crop.y, size.height, down),
  }
}
