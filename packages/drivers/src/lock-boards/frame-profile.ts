import type { ChecksumName } from './checksums.ts'

/**
 * A part of a frame: a constant byte, or a value. `board_and_lock` is one byte of both numbers, the
 * board in the high half; `board_high` has no lock.
 */
export type FramePart =
  | number
  | 'board'
  | 'lock'
  | 'board_and_lock'
  | 'board_high'
  /** One byte of an answer: the state of the requested lock. */
  | 'latch'
  /** One bit per lock, the first lock in the lowest bit of the first such byte. */
  | 'latches'
  | 'sensors'
  /** The checksum of all bytes before it, in its own length. */
  | 'checksum'

/** Times in milliseconds, each with its source. */
export type FrameTimes = {
  /** Silence before each frame. 25–200 ms between frames (devices §7). */
  readonly gap: number
  /** Time to wait for an answer. */
  readonly answer: number
  /**
   * Time after which an answer can no longer come. No source tells it; gateways hold stale bytes
   * (devices §5), so until then each answer may be an old one.
   */
  readonly latest: number
  /** Time after its frame at which an opened lock reads open. After 300–1000 ms (devices §7). */
  readonly settle: number
  /** Shortest time for which a lock reads open. The solenoid takes 0.5–1 s (devices §7). */
  readonly shortestPulse: number
  /** Time after which the supply is free for the next solenoid. From the same source. */
  readonly longestPulse: number
  /** Time after its frame at which a lock is checked. Up to 1000 ms (devices §7). */
  readonly verify: number
}

/** The differences between families of lock boards. */
export type FrameProfile = {
  readonly name: string
  readonly boards: { readonly first: number; readonly last: number }
  /** The locks of one board by their numbers in frames. */
  readonly locks: { readonly first: number; readonly last: number }
  readonly checksum: ChecksumName
  readonly open: readonly FramePart[]
  readonly ask: readonly FramePart[]
  /** The answer to `ask`; all other bytes are noise. */
  readonly answer: readonly FramePart[]
  /** The value of a lock's bit, or byte, if the lock is open. */
  readonly openIs: 0 | 1
  readonly times: FrameTimes
}

const times: FrameTimes = {
  gap: 40,
  answer: 300,
  latest: 3_000,
  settle: 300,
  shortestPulse: 500,
  longestPulse: 1_000,
  verify: 1_500,
}

/** Kerong KR-CU16 and its clones (devices §6). */
export const kerong: FrameProfile = {
  name: 'kerong',
  boards: { first: 0, last: 15 },
  locks: { first: 0, last: 15 },
  checksum: 'sum',
  open: [0x02, 'board_and_lock', 0x31, 0x03, 'checksum'],
  ask: [0x02, 'board_high', 0x30, 0x03, 'checksum'],
  answer: [
    ...([0x02, 'board_high', 0x35] as const),
    ...(['latches', 'latches', 'sensors', 'sensors'] as const),
    ...([0x03, 'checksum'] as const),
  ],
  openIs: 0,
  times,
}

/**
 * Winnsen (devices §8). No source documents the first number or the values of states. We assume
 * locks from 1, 16 per board, and 1 for open.
 */
export const winnsen: FrameProfile = {
  name: 'winnsen',
  boards: { first: 0, last: 255 },
  locks: { first: 1, last: 16 },
  checksum: 'none',
  open: [0x90, 0x06, 0x05, 'board', 'lock', 0x03],
  ask: [0x90, 0x06, 0x12, 'board', 'lock', 0x03],
  answer: [0x90, 0x07, 0x92, 'board', 'lock', 'latch', 0x03],
  openIs: 1,
  times,
}

/** The profiles by their names in a lock's record. */
export const frameProfiles = { kerong, winnsen } as const satisfies Record<string, FrameProfile>
