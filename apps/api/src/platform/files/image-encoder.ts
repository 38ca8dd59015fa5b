import sharp, { type Metadata } from 'sharp'
import { problem } from '../problem.ts'

/** A picture as it is kept: re-encoded, upright, without metadata. */
export type EncodedImage = { bytes: Buffer; mediaType: 'image/webp'; width: number; height: number }

/** Pixels that a picture may have: asked before it is decoded, since few bytes can hold very many. */
const PIXELS = 50_000_000

/** Bytes that decoding may take: fifty megapixels of a phone, saved in whichever way. */
const DECODED_BYTES = 160_000_000

/** The longer side of a picture as kept; no screen shows more. */
const SIDE = 1_600

/** Far more than the largest takes; one that takes longer is given up. */
const DECODING_SECONDS = 60

const formats: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}

// A decoder holds one thread of those that files, names and passwords need too, and starts no others;
// pictures come once, so what it would keep of them is of no use.
sharp.concurrency(1)
sharp.cache(false)

/** Samples a pixel of a JPEG as its colours are stored; of any other way it has as many as channels. */
const samplesOf: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3 }

const bytesOfDepth: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 }

/**
 * What decoding needs to hold of a picture at most, in bytes. A progressive JPEG is held whole as
 * coefficients of two bytes, any other is made smaller while it is read; an interlaced PNG is held
 * whole as it comes; WebP always decodes to four channels.
 */
export function bytesToDecode(picture: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = picture
  const pixels = width * height
  if (format === 'jpeg' && isProgressive) {
    return pixels * 2 * (samplesOf[chromaSubsampling ?? ''] ?? channels)
  }
  if (format === 'webp') return pixels * 4
  return pixels * channels * (bytesOfDepth[depth] ?? 8)
}

/**
 * Reads a picture by its content and writes it anew: what hides in a file besides the picture is
 * gone, and so is where it was taken. One that is not what it says it is, is refused as
 * `unsupported_media`; one that would decode to more than fifty megapixels, as `too_large`.
 */
export async function encodeImage(file: string, saidType: string): Promise<EncodedImage> {
  const said = formats[saidType]
  if (!said) throw problem('unsupported_media')
  // Reads the head alone, whatever the size that it tells.
  const head = sharp(file, { limitInputPixels: false })
  const picture = await head.metadata().catch(() => {
    throw problem('unsupported_media')
  })
  if (picture.format !== said) throw problem('unsupported_media')
  if (picture.width * picture.height > PIXELS) throw problem('too_large')
  if (bytesToDecode(picture) > DECODED_BYTES) throw problem('too_large')
  const { data, info } = await sharp(file, { limitInputPixels: PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: DECODING_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw problem('unsupported_media')
    })
  return { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height }
}
