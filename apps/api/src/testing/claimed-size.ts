import { crc32 } from 'node:zlib'

/** Where the header chunk of a PNG begins: after the signature and the chunk's length. */
const HEADER = 12
/** The chunk's type, width and height, and five more bytes; a checksum follows them. */
const HEADER_BYTES = 17

/**
 * The markers that start a frame of a JPEG, baseline or progressive; length, depth, height and
 * width follow.
 */
const FRAMES = [Buffer.from([0xff, 0xc0]), Buffer.from([0xff, 0xc2])]

/** Changes the size in a picture's header alone: a cheap attack, since no large picture is sent. */
export function claimingSize(picture: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(picture)
  if (bytes.toString('latin1', HEADER, HEADER + 4) === 'IHDR') {
    bytes.writeUInt32BE(width, HEADER + 4)
    bytes.writeUInt32BE(height, HEADER + 8)
    const end = HEADER + HEADER_BYTES
    bytes.writeUInt32BE(crc32(bytes.subarray(HEADER, end)), end)
    return bytes
  }
  const frame = Math.max(...FRAMES.map((marker) => bytes.indexOf(marker)))
  if (frame < 0) throw new Error('neither a PNG nor a JPEG')
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}
