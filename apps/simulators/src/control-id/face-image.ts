import { createHash } from 'node:crypto'

/** A simulated face: whose it is, and the codes of what is wrong with its picture. */
export type Face = { readonly person: string; readonly codes: readonly number[] }

const MARK = 'simulated-face '
const COMMENT = [0xff, 0xfe] as const

/** What each code of a refused face means. */
export const FACE_ERRORS: Readonly<Record<number, string>> = {
  1: 'Invalid image',
  2: 'Face not detected',
  3: 'Face exists',
  4: 'Face not centered',
  5: 'Face too far',
  6: 'Face too close',
  7: 'Face pose not centered',
  8: 'Low sharpness',
  9: 'Face too close to the border',
}

/** A grey picture of 8 × 8 points. */
const PICTURE = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////' +
    '////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////' +
    '////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA' +
    'AAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAA' +
    'AAD/2gAMAwEAAhEDEQA/AKAD/9k=',
  'base64',
)

/** Makes a JPEG that a simulated reader sees as the face of a person. */
export function faceImage(
  person: string,
  codes: readonly number[] = [],
  picture = PICTURE,
): Buffer {
  const mark = Buffer.from(`${MARK}${JSON.stringify({ person, codes })}\n`)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(mark.length + 2)
  return Buffer.concat([
    picture.subarray(0, 2),
    Buffer.from(COMMENT),
    length,
    mark,
    picture.subarray(2),
  ])
}

function isPicture(image: Buffer): boolean {
  return (
    image.subarray(0, 3).toString('hex') === 'ffd8ff' || image.toString('latin1', 1, 4) === 'PNG'
  )
}

/**
 * Returns the face in a picture, null where it is no picture. One without a mark is the flawless
 * face of somebody who has no other picture.
 */
export function faceOf(image: Buffer): Face | null {
  if (!isPicture(image)) return null
  const at = image.indexOf(MARK)
  if (at < 0) {
    const person = createHash('sha256').update(image).digest('hex').slice(0, 16)
    return { person, codes: [] }
  }
  const end = image.indexOf('\n', at)
  const text = image.toString('utf8', at + MARK.length, end < 0 ? image.length : end)
  try {
    const { person, codes } = JSON.parse(text) as Partial<Face>
    if (typeof person !== 'string' || !Array.isArray(codes)) return null
    return { person, codes: codes.map(Number) }
  } catch {
    return null
  }
}

/** Returns the scores that go with codes; those of a blurred face are a sample of the maker. */
export function scoresOf(codes: readonly number[]): Readonly<Record<string, number>> {
  const has = (code: number) => codes.includes(code)
  let width = 397
  if (has(5)) width = 42
  if (has(6)) width = 911
  let pose = has(8) ? 698 : 112
  if (has(7)) pose = 523
  return {
    bounds_width: width,
    horizontal_center_offset: has(4) ? 1_204 : 87,
    vertical_center_offset: -75,
    center_pose_quality: pose,
    sharpness_quality: has(8) ? 105 : 731,
  }
}
