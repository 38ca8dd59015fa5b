import { type Crop, cropArea, turnedSize } from './crop.ts'

/**
 * The maximum length of the longer side while editing, in pixels; a phone's camera has many more.
 */
const WORKED_ON = 2_400

/** Pixels of the stored picture: enough for a face on a reader and on a card. */
const KEPT = 640

/**
 * Reads a picture upright, reduced to a size that moves smoothly. Rejects if the file is not a
 * picture.
 */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const share = WORKED_ON / Math.max(whole.width, whole.height)
  if (share >= 1) return whole
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * share),
    resizeHeight: Math.round(whole.height * share),
    resizeQuality: 'high',
  })
  whole.close()
  return small
}

/** Draws the square onto a canvas, with `margin` pixels of its surroundings on every side. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  image: ImageBitmap,
  crop: Crop,
  margin = 0,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { x, y, side } = cropArea(crop, image)
  const { width, height } = turnedSize(image, crop)
  const scale = (canvas.width - 2 * margin) / side
  context.resetTransform()
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.translate(margin - x * scale, margin - y * scale)
  context.scale(scale, scale)
  context.translate(width / 2, height / 2)
  context.rotate((crop.turns * Math.PI) / 2)
  context.drawImage(image, -image.width / 2, -image.height / 2)
}

/** Cuts out the square as JPEG; null where the browser cannot make one. */
export function cutOut(image: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = KEPT
  canvas.height = KEPT
  drawCrop(canvas, image, crop)
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG has no transparency: transparent parts would turn black.
    context.resetTransform()
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = 'white'
    context.fillRect(0, 0, KEPT, KEPT)
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
