import { decodeQR } from 'qr/decode.js'

/** Pixels of a camera's frame, four bytes each. */
export type Frame = { width: number; height: number; data: Uint8ClampedArray }

/** Most milliseconds spent on a frame: after that the next, sharper one is better. */
const FRAME_MS = 60

/** Reads the text of the QR code in a frame; null where none can be read. */
export function readFrame(frame: Frame): string | null {
  try {
    return decodeQR(frame, { format: 'RGBA', timeLimit: FRAME_MS })
  } catch {
    // The library throws for a frame without a code, as most are.
    return null
  }
}
