import { decodeQR } from 'qr/decode.js'

/** Pixels of a camera's frame, four bytes each. */
export type Frame = { width: number; height: number; data: Uint8ClampedArray }

/**
 * The maximum time spent on a frame, in milliseconds. After that, trying the next frame is better.
 */
const FRAME_MS = 60

/** Reads the text of the QR code in a frame; null where none can be read. */
export function readFrame(frame: Frame): string | null {
  try {
    return decodeQR(frame, { format: 'RGBA', timeLimit: FRAME_MS })
  } catch {
    // The library throws if a frame has no code, which is the usual case.
    return null
  }
}
