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
