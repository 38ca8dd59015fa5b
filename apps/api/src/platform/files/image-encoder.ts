import sharp, { type Metadata } from 'sharp'
import { problem } from '../problem.ts'

type MediaType = 'image/webp' | 'image/jpeg'

/** A stored picture: re-encoded, upright, without metadata. */
export type EncodedImage<Type extends MediaType = 'image/webp'> = {
  bytes: Buffer
  mediaType: Type
  width: number
  height: number
}

/** The form in which a picture is stored. */
export type PictureForm<Type extends MediaType = MediaType> = {
  readonly mediaType: Type
  /** Longer side in pixels; a smaller picture is not enlarged. */
  readonly longest: number
  readonly quality: number
}

/** Pixel limit of a picture; checked before decoding, since few bytes can hold very many. */
const PIXELS = 50_000_000

/** Limit of memory for decoding in bytes: enough for fifty megapixels of a phone in any format. */
const DECODED_BYTES = 160_000_000

/** The form of pictures for screens, none of which shows more. */
export const SCREEN_FORM: PictureForm<'image/webp'> = {
  mediaType: 'image/webp',
  longest: 1_600,
  quality: 82,
}

/** Seconds after which decoding is aborted; far more than the largest picture takes. */
const DECODING_SECONDS = 60

const formats: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}

// A decoder uses one of the few threads that files, host names and passwords need too, so it starts
// no others; its cache is off, since each picture is decoded once.
sharp.concurrency(1)
sharp.cache(false)

/** Samples per pixel of a JPEG by its colour format; other formats have one per channel. */
const samplesOf: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3 }

const bytesOfDepth: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 }

/**
 * Returns the most memory that decoding a picture needs, in bytes. A progressive JPEG is held whole
 * as coefficients of two bytes, any other is reduced while it is read; an interlaced PNG is held
 * whole; WebP always decodes to four channels.
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
 * Reads a picture by its content and re-encodes it, which drops metadata, such as the place it was
 * taken at, and anything else in the file. Throws `unsupported_media` if the content is not of the
 * claimed type, and `too_large` past fifty megapixels.
 */
export async function encodeImage<Type extends MediaType>(
  file: string,
  saidType: string,
  { mediaType, longest, quality }: PictureForm<Type>,
): Promise<EncodedImage<Type>> {
  const said = formats[saidType]
  if (!said) throw problem('unsupported_media')
  // Reads only the file's header, which states the size.
  const head = sharp(file, { limitInputPixels: false })
  const picture = await head.metadata().catch(() => {
    throw problem('unsupported_media')
  })
  if (picture.format !== said) throw problem('unsupported_media')
  if (picture.width * picture.height > PIXELS) throw problem('too_large')
  if (bytesToDecode(picture) > DECODED_BYTES) throw problem('too_large')
  const upright = sharp(file, { limitInputPixels: PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
  const written =
    mediaType === 'image/webp'
      ? upright.webp({ quality })
      : upright.flatten({ background: '#ffffff' }).jpeg({ quality })
  const { data, info } = await written
    .timeout({ seconds: DECODING_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw problem('unsupported_media')
    })
  return { bytes: data, mediaType, width: info.width, height: info.height }
}
