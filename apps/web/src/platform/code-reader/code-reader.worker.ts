import { readFrame } from './read-frame.ts'

/**
 * Pixels of the longer side of a searched picture: enough for a code on a phone held to the camera.
 */
const SEARCHED = 960

let canvas: OffscreenCanvas | null = null

/** Answers each picture with the text of its code, or null; the next picture is sent after that. */
self.addEventListener('message', ({ data: picture }: MessageEvent<ImageBitmap>) => {
  const share = Math.min(1, SEARCHED / Math.max(picture.width, picture.height))
  const width = Math.round(picture.width * share)
  const height = Math.round(picture.height * share)
  canvas ??= new OffscreenCanvas(width, height)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, width, height)
  picture.close()
  const frame = context?.getImageData(0, 0, width, height)
  // A worker's own message has no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(frame ? readFrame(frame) : null)
})
