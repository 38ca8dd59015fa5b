import { encodeQR } from 'qr'

/** Modules of empty margin around the code, by ISO/IEC 18004. */
const QUIET = 4

/**
 * Draws a QR code as a path in a square of the given side, with one stroke for each run of dark
 * modules in a row.
 */
export function drawingOf(value: string): { side: number; path: string } {
  const rows = encodeQR(value, 'raw', { ecc: 'medium', border: QUIET })
  const runs: string[] = []
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const start = x
      while (row[x]) x += 1
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
    }
  }
  return { side: rows.length, path: runs.join('') }
}
