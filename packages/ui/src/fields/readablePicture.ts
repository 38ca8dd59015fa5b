/** The types of pictures that are sent as they are. A telephone that is asked for these makes one of its own format. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Most pixels of a canvas that every browser draws. */
const PIXELS = 16_000_000

/**
 * A picked picture as one that can be sent: itself, or a JPEG of what this browser alone can read, such as an
 * iPhone's HEIC in Safari; null where it cannot.
 */
export async function readablePicture(file: File): Promise<File | null> {
  if (pictureTypes.split(',').includes(file.type)) return file
  try {
    const picture = await createImageBitmap(file)
    const share = Math.min(1, Math.sqrt(PIXELS / (picture.width * picture.height)))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * share)
    canvas.height = Math.round(picture.height * share)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.9),
    )
    return jpeg && new File([jpeg], file.name, { type: jpeg.type })
  } catch {
    return null
  }
}
