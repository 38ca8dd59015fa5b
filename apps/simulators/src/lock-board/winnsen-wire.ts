import type { Wire } from './wire.ts'

const REQUEST = Buffer.from([0x90, 0x06])
const OPEN = 0x05
const ASK = 0x12
const END = 0x03
const REQUEST_LENGTH = 6

/**
 * Winnsen: `90 06 05 <station> <lock> 03` opens, `90 06 12 …` asks, and each is answered with the
 * state. The description does not define the state: here 1 is open, and locks count from 1.
 */
export const winnsenWire: Wire = {
  locks: Array.from({ length: 16 }, (_, index) => index + 1),
  mostBoards: 256,

  take(arrived) {
    const start = arrived.indexOf(REQUEST)
    if (start < 0 || arrived.length < start + REQUEST_LENGTH) return null
    const [command, board, lock, end] = arrived.subarray(start + 2, start + REQUEST_LENGTH)
    if ((command !== OPEN && command !== ASK) || end !== END) {
      return { request: null, rest: arrived.subarray(start + 1) }
    }
    const kind = command === OPEN ? 'open' : 'ask'
    const request = { kind, board: board ?? 0, lock: lock ?? 0 } as const
    return { request, rest: arrived.subarray(start + REQUEST_LENGTH) }
  },

  reply({ kind, board, lock }, view) {
    const answered = kind === 'open' ? 0x85 : 0x92
    return Buffer.from([0x90, 0x07, answered, board, lock, view(lock).open ? 1 : 0, END])
  },
}
