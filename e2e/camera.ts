import { writeFile } from 'node:fs/promises'
import { encodeQR } from 'qr'

const [WIDTH, HEIGHT] = [640, 480]

/** Brightness of the code's modules, of its paper and of the surroundings. */
const shades = { dark: 30, light: 225, ground: 128 }

/**
 * Number of frames of the film; the code is rotated a little further in each, as if held by hand.
 */
const FRAMES = 12

/** Writes a film of a QR code for Chromium's fake camera, in grey (YUV4MPEG2, 4:2:0). */
export async function filmOfCode(file: string, code: string): Promise<void> {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: 4 })
  const colour = Buffer.alloc(WIDTH * HEIGHT * 0.5, 128)
  const frames = Array.from({ length: FRAMES }, (_, nth) => {
    const angle = ((nth - FRAMES / 2) * Math.PI) / 90
    const grey = Buffer.alloc(WIDTH * HEIGHT)
    for (let at = 0; at < grey.length; at += 1) {
      const x = (at % WIDTH) - WIDTH / 2
      const y = Math.floor(at / WIDTH) - HEIGHT / 2
      const side = HEIGHT * 0.8
      const u = (x * Math.cos(angle) + y * Math.sin(angle)) / side + 0.5
      const v = (y * Math.cos(angle) - x * Math.sin(angle)) / side + 0.5
      const isPaper = u >= 0 && v >= 0 && u < 1 && v < 1
      const isDark = rows[Math.floor(v * rows.length)]?.[Math.floor(u * rows.length)] === true
      grey[at] = isPaper ? (isDark ? shades.dark : shades.light) : shades.ground
    }
    return Buffer.concat([Buffer.from('FRAME\n'), grey, colour])
  })
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`)
  await writeFile(file, Buffer.concat([head, ...frames]))
}
