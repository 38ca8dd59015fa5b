import type { ChecksumName } from './checksums.ts'

/**
 * A place in a frame: a byte as it stands, or what is put there.
 * `board_and_lock` is one byte of both numbers, the board in the high half; `board_high` has no lock.
 */
export type FramePart =
  | number
  | 'board'
  | 'lock'
  | 'board_and_lock'
  | 'board_high'
  /** One byte of an answer: the state of the lock that was asked for. */
  | 'latch'
  /** A bit a lock, the first lock in the lowest bit of the first such byte. */
  | 'latches'
  | 'sensors'
  /** As many bytes as the checksum has, of all bytes before it. */
  | 'checksum'

/** Milliseconds, each with its source. */
export type FrameTimes = {
  /** Silence before each frame. 25–200 ms between frames (devices §7). */
  readonly gap: number
  /** How long an answer is waited for. */
  readonly answer: number
  /**
   * After this an answer never comes any more. No source says when; stale bytes lie in gateways
   * (devices §5), so until then each answer is taken for one that may be old.
   */
  readonly latest: number
  /** A lock that was opened reads open this long after its frame. After 300–1000 ms (devices §7). */
  readonly settle: number
  /** A lock reads open at least this long. The solenoid takes 0.5–1 s (devices §7). */
  readonly shortestPulse: number
  /** The supply is free for the next solenoid after this. The same source. */
  readonly longestPulse: number
  /** How long after its frame a lock is asked whether it opened. Up to 1000 ms (devices §7). */
  readonly verify: number
}

/** All that distinguishes one family of lock boards from another. */
export type FrameProfile = {
  readonly name: string
  readonly boards: { readonly first: number; readonly last: number }
  /** The locks of one board by the numbers that its frames have. */
  readonly locks: { readonly first: number; readonly last: number }
  readonly checksum: ChecksumName
  readonly open: readonly FramePart[]
  readonly ask: readonly FramePart[]
  /** The answer to `ask`; everything else that arrives is noise. */
  readonly answer: readonly FramePart[]
  /** What a lock's bit, or byte, is when the lock is open. */
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
 * Winnsen (devices §8). No source says where the numbers begin or which state is which:
 * taken as locks from 1, 16 a board, and 1 for open.
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

/** The profiles by the names that a lock's record has. */
export const frameProfiles = { kerong, winnsen } as const satisfies Record<string, FrameProfile>
