import sharp from 'sharp'
import { problem } from '../problem.ts'

/** A picture as it is kept: re-encoded, upright, without metadata. */
export type EncodedImage = { bytes: Buffer; mediaType: 'image/webp'; width: number; height: number }

/** Pixels that a picture may have: asked before it is decoded, since few bytes can hold very many. */
const PIXELS = 50_000_000

/** The longer side of a picture as kept; no screen shows more. */
const SIDE = 1_600

const formats: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/**
 * Reads a picture by its content and writes it anew: what hides in a file besides the picture is
 * gone, and so is where it was taken. One that is not what it says it is, is refused.
 */
export async function encodeImage(bytes: Buffer, saidType: string): Promise<EncodedImage> {
  const said = formats[saidType]
  if (!said) throw problem('unsupported_media')
  const image = sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' })
  const { format, width, height } = await image.metadata().catch(() => {
    throw problem('unsupported_media')
  })
  if (format !== said) throw problem('unsupported_media')
  if (width * height > PIXELS) throw problem('too_large')
  const { data, info } = await image
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw problem('unsupported_media')
    })
  return { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height }
}
