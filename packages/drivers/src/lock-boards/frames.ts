import type { LockPlace } from '../lock-driver.ts'
import { checksums } from './checksums.ts'
import type { FramePart, FrameProfile } from './frame-profile.ts'

/** The state of one lock in an answer. */
export type LockState = LockPlace & { readonly open: boolean; readonly occupied: boolean | null }

/** Whether the family has a lock of these numbers. */
export function hasLock({ boards, locks }: FrameProfile, { board, lock }: LockPlace): boolean {
  const within = (value: number, { first, last }: { first: number; last: number }) =>
    Number.isInteger(value) && value >= first && value <= last
  return within(board, boards) && within(lock, locks)
}

/** Returns the numbers of a board's locks, in order. */
export function locksOf({ locks: { first, last } }: FrameProfile): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Makes the frame that opens a lock. */
export function openFrame(profile: FrameProfile, place: LockPlace): Uint8Array {
  return encode(profile, profile.open, place)
}

/**
 * Makes the frame that asks for a lock's state or, if the family answers for whole boards, for the
 * state of its board.
 */
export function askFrame(profile: FrameProfile, place: LockPlace): Uint8Array {
  return encode(profile, profile.ask, place)
}

/** Whether one answer has the states of a whole board. */
export function answersForBoard({ answer }: FrameProfile): boolean {
  return answer.includes('latches')
}

/**
 * Returns the answers about `place` among received bytes, in order, each as its states. Incomplete
 * answers, wrong checksums, and answers of other boards or locks are ignored.
 */
export function findAnswers(
  profile: FrameProfile,
  place: LockPlace,
  bytes: readonly number[],
): LockState[][] {
  const length = lengthOf(profile)
  const found: LockState[][] = []
  let at = 0
  while (at + length <= bytes.length) {
    const states = decode(profile, place, bytes.slice(at, at + length))
    if (states) found.push(states)
    at += states ? length : 1
  }
  return found
}

function encode(
  { checksum }: FrameProfile,
  parts: readonly FramePart[],
  place: LockPlace,
): Uint8Array {
  const bytes: number[] = []
  for (const part of parts) {
    if (part === 'checksum') bytes.push(...checksums[checksum](bytes))
    else bytes.push(fixedByte(part, place) ?? 0)
  }
  return Uint8Array.from(bytes)
}

/**
 * Returns the byte of a part that is the same in every frame about a place; undefined for a state.
 */
function fixedByte(part: FramePart, { board, lock }: LockPlace): number | undefined {
  if (typeof part === 'number') return part
  if (part === 'board') return board
  if (part === 'lock') return lock
  if (part === 'board_and_lock') return (board << 4) | lock
  return part === 'board_high' ? board << 4 : undefined
}

function lengthOf({ answer, checksum }: FrameProfile): number {
  return answer.reduce<number>(
    (sum, part) => sum + (part === 'checksum' ? checksums[checksum]([]).length : 1),
    0,
  )
}

function decode(
  profile: FrameProfile,
  place: LockPlace,
  frame: readonly number[],
): LockState[] | undefined {
  const latches: number[] = []
  const sensors: number[] = []
  let single: number | undefined
  let at = 0
  for (const part of profile.answer) {
    const byte = frame[at] ?? 0
    if (part === 'checksum') {
      const sum = checksums[profile.checksum](frame.slice(0, at))
      if (sum.some((one, offset) => frame[at + offset] !== one)) return undefined
      at += sum.length
      continue
    }
    const fixed = fixedByte(part, place)
    if (fixed !== undefined && fixed !== byte) return undefined
    if (part === 'latches') latches.push(byte)
    if (part === 'sensors') sensors.push(byte)
    if (part === 'latch') single = byte
    at += 1
  }
  if (single !== undefined) {
    // Any other byte is neither open nor closed.
    if (single > 1) return undefined
    return [{ ...place, open: single === profile.openIs, occupied: null }]
  }
  return locksOf(profile).map((lock, index) => ({
    board: place.board,
    lock,
    open: bitOf(latches, index) === profile.openIs,
    occupied: sensors.length > 0 ? bitOf(sensors, index) === 1 : null,
  }))
}

function bitOf(bytes: readonly number[], index: number): number {
  return ((bytes[index >> 3] ?? 0) >> (index & 7)) & 1
}
