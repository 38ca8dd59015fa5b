export type ChecksumName = 'none' | 'sum' | 'xor' | 'crc16'

/** Computes the check bytes of a frame. */
export const checksums: Readonly<Record<ChecksumName, (bytes: readonly number[]) => number[]>> = {
  none: () => [],
  sum: (bytes) => [bytes.reduce((sum, byte) => (sum + byte) & 0xff, 0)],
  xor: (bytes) => [bytes.reduce((sum, byte) => sum ^ byte, 0)],
  crc16,
}

/** Computes CRC-16/MODBUS, the low byte first, which boards on RS-485 call CRC16. */
function crc16(bytes: readonly number[]): number[] {
  let crc = 0xffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  }
  return [crc & 0xff, crc >> 8]
}
