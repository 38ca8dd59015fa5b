import type { Wire } from './wire.ts'

const STX = 0x02
const ETX = 0x03
const ASK = 0x30
const OPEN = 0x31
const STATE = 0x35
const REQUEST_LENGTH = 5

/** Kerong KR-CU16: `02 ADDR CMD 03 SUM`, answered by `02 ADDR 35 L1 L2 S1 S2 03 SUM`. */
export const kerongWire: Wire = {
  locks: Array.from({ length: 16 }, (_, lock) => lock),
  mostBoards: 16,

  take(arrived) {
    const start = arrived.indexOf(STX)
    if (start < 0 || arrived.length < start + REQUEST_LENGTH) return null
    const address = arrived.readUInt8(start + 1)
    const command = arrived.readUInt8(start + 2)
    const isWhole =
      arrived.readUInt8(start + 3) === ETX &&
      arrived.readUInt8(start + 4) === sum(arrived.subarray(start, start + 4)) &&
      (command === ASK || command === OPEN)
    // Of anything but a whole frame only the first byte is dropped as noise, since a frame may
    // begin at the next.
    if (!isWhole) return { request: null, rest: arrived.subarray(start + 1) }
    const kind = command === OPEN ? 'open' : 'ask'
    const request = { kind, board: Math.floor(address / 16), lock: address % 16 } as const
    return { request, rest: arrived.subarray(start + REQUEST_LENGTH) }
  },

  reply({ kind, board }, view) {
    // A reply to an unlock is not reliable: here there is none.
    if (kind === 'open') return null
    const answer = Buffer.alloc(9)
    answer.set([STX, board * 16, STATE, 0, 0, 0, 0, ETX])
    for (let lock = 0; lock < 16; lock += 1) {
      const { open, occupied } = view(lock)
      const [byte, bit] = [Math.floor(lock / 8), 2 ** (lock % 8)]
      // On the usual wiring a set bit is a closed lock.
      if (!open) answer.writeUInt8(answer.readUInt8(3 + byte) + bit, 3 + byte)
      if (occupied) answer.writeUInt8(answer.readUInt8(5 + byte) + bit, 5 + byte)
    }
    answer.writeUInt8(sum(answer.subarray(0, 8)), 8)
    return answer
  },
}

function sum(bytes: Buffer): number {
  let total = 0
  for (const byte of bytes) total += byte
  return total % 256
}
