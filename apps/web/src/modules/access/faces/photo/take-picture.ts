import { FACE_PHOTO } from '@portaria/contract/modules/access/faces/face-words'
import { findFaces } from './find-faces.ts'
import { checkFaces, checkPixels, type PictureFault } from './picture-checks.ts'

/** A picture that is ready to be sent, with what is wrong with it. */
export type TakenPicture = {
  /** As JPEG, without the file's metadata. */
  readonly jpeg: Blob
  readonly faults: readonly PictureFault[]
}

/**
 * Draws a shot or a file in the size that is sent, and checks it; null if it is no picture. `square`
 * keeps only the middle square, which is what the camera's preview shows.
 */
export async function takePicture(source: Blob, square: boolean): Promise<TakenPicture | null> {
  const whole = await createImageBitmap(source).catch(() => null)
  if (whole === null) return null
  const side = Math.min(whole.width, whole.height)
  const [width, height] = square ? [side, side] : [whole.width, whole.height]
  const share = Math.min(1, FACE_PHOTO.longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * share)
  canvas.height = Math.round(height * share)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  // JPEG has no transparency: transparent parts would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const [left, top] = [(whole.width - width) / 2, (whole.height - height) / 2]
  context.drawImage(whole, left, top, width, height, 0, 0, canvas.width, canvas.height)
  whole.close()
  const faults = checkPixels(context.getImageData(0, 0, canvas.width, canvas.height))
  const faces = faults.length === 0 ? await findFaces(canvas) : null
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92),
  )
  return jpeg && { jpeg, faults: faces === null ? faults : checkFaces(faces, canvas) }
}
