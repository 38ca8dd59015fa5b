import { FACE_PHOTO } from '@portaria/contract/modules/access/faces/face-words'

/** What the browser finds wrong with a picture before it is sent. */
export const pictureFaults = [
  'small',
  'dark',
  'bright',
  'blurred',
  'nobody',
  'several',
  'far',
  'off_centre',
] as const

export type PictureFault = (typeof pictureFaults)[number]

/** The pixels of a picture, as `ImageData` has them. */
export type Pixels = {
  readonly data: ArrayLike<number>
  readonly width: number
  readonly height: number
}

/** A face found in a picture, in its pixels. */
export type FaceBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Grey = { readonly values: Float32Array; readonly width: number; readonly height: number }

/** The longer side of the copy on which light and sharpness are judged. */
const JUDGED_ON = 200

/** Below this light, of 255, even the lightest parts of a dark picture stay. */
const DARK_BELOW = 90

/** Pixels that are lighter show no features, and the share of them that is too much. */
const BURNT_FROM = 250
const BURNT_SHARE = 0.3

/**
 * The least variance of the Laplacian, as a share of the picture's own variance, so that it does
 * not depend on light or skin. A portrait of 1200 pixels has 0.13 when sharp, 0.031 when blurred by
 * 4 pixels and 0.0035 when blurred by 10.
 */
const LEAST_SHARPNESS = 0.006

/** The least height of a face as a share of the picture's, and how far it may be off the centre. */
const LEAST_FACE = 0.2
const MOST_OFF = 0.2

/** Finds what is wrong with the size, the light and the sharpness of a picture. */
export function checkPixels(picture: Pixels): PictureFault[] {
  if (Math.min(picture.width, picture.height) < FACE_PHOTO.least) return ['small']
  const grey = shrunkGrey(picture)
  const middle = middleOf(grey)
  const lightest = grey.values.toSorted()[Math.floor(grey.values.length * 0.95)] ?? 0
  if (lightest < DARK_BELOW) return ['dark']
  const burnt = middle.values.filter((value) => value >= BURNT_FROM).length
  if (burnt > middle.values.length * BURNT_SHARE) return ['bright']
  return sharpnessOf(middle) < LEAST_SHARPNESS ? ['blurred'] : []
}

/** Finds what is wrong with the faces in a picture: there must be one, large and centred. */
export function checkFaces(
  faces: readonly FaceBox[],
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): PictureFault[] {
  const [face, another] = faces
  if (face === undefined) return ['nobody']
  if (another !== undefined) return ['several']
  if (face.height < height * LEAST_FACE) return ['far']
  const offX = Math.abs(face.x + face.width / 2 - width / 2) / width
  const offY = Math.abs(face.y + face.height / 2 - height / 2) / height
  return Math.max(offX, offY) > MOST_OFF ? ['off_centre'] : []
}

/** Makes a small grey copy; each of its pixels is the mean of those that it stands for. */
function shrunkGrey({ data, width, height }: Pixels): Grey {
  const step = Math.max(1, Math.max(width, height) / JUDGED_ON)
  const columns = Math.floor(width / step)
  const rows = Math.floor(height / step)
  const values = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [top, left] = [Math.floor(row * step), Math.floor(column * step)]
      const [bottom, right] = [Math.floor((row + 1) * step), Math.floor((column + 1) * step)]
      let sum = 0
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) sum += lightAt(data, 4 * (y * width + x))
      values[row * columns + column] = sum / ((bottom - top) * (right - left))
    }
  return { values, width: columns, height: rows }
}

/** Returns the light of a pixel as people see it (ITU-R BT.601). */
const lightAt = (data: ArrayLike<number>, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)

/** Cuts out the middle, where the face is. */
function middleOf({ values, width, height }: Grey): Grey {
  const [left, right] = [Math.floor(width * 0.2), Math.ceil(width * 0.8)]
  const [top, bottom] = [Math.floor(height * 0.15), Math.ceil(height * 0.85)]
  const rows = Array.from({ length: bottom - top }, (_, row) =>
    values.slice((top + row) * width + left, (top + row) * width + right),
  )
  const middle = new Float32Array((right - left) * (bottom - top))
  rows.forEach((row, nth) => middle.set(row, nth * (right - left)))
  return { values: middle, width: right - left, height: bottom - top }
}

/** Returns the variance of the Laplacian as a share of the variance; 0 for a plain surface. */
function sharpnessOf({ values, width, height }: Grey): number {
  const edges: number[] = []
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const around =
        (values[at - 1] ?? 0) +
        (values[at + 1] ?? 0) +
        (values[at - width] ?? 0) +
        (values[at + width] ?? 0)
      edges.push(around - 4 * (values[at] ?? 0))
    }
  const contrast = varianceOf(values)
  return contrast < 1 ? 0 : varianceOf(edges) / contrast
}

function varianceOf(values: ArrayLike<number>): number {
  const all = Array.from(values)
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  return all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length
}
