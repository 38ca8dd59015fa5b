import { decodeQR } from 'qr/decode.js'

/** Pixels of a frame of a camera, four bytes each. */
export type Frame = { width: number; height: number; data: Uint8ClampedArray }

/** Milliseconds for one frame: the next one is sharper than this one gets. */
const FRAME_MS = 60

/** The text of the QR code in a frame; null where none can be read. */
export function readFrame(frame: Frame): string | null {
  try {
    return decodeQR(frame, { format: 'RGBA', timeLimit: FRAME_MS })
  } catch {
    // The library throws for a frame without a code, which most are.
    return null
  }
}
