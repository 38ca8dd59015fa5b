/**
 * The types of pictures that are sent unchanged. A phone that is asked for these types converts its
 * own format.
 */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Most pixels of a canvas that every browser can draw. */
const PIXELS = 16_000_000

/**
 * Converts a picked picture for sending. It is returned unchanged, or as JPEG if only this browser
 * can read it, such as an iPhone's HEIC in Safari. Null if this browser cannot read it either.
 */
export async function readablePicture(file: File): Promise<File | null> {
  if (pictureTypes.split(',').includes(file.type)) return file
  const url = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    const share = Math.min(1, Math.sqrt(PIXELS / (width * height)))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * share)
    canvas.height = Math.round(height * share)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.9),
    )
    return jpeg && new File([jpeg], file.name, { type: jpeg.type })
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
