/** A lock as its family of devices counts it: the number of the board and of the lock on it. */
export type LockPlace = { readonly board: number; readonly lock: number }

/** One wish to open one lock. The caller keeps the id and never uses it for another wish. */
export type OpenCommand = {
  readonly id: string
  /** Milliseconds since 1970. From then on nothing of the command is written. */
  readonly expiresAt: number
}

/** What was read of a lock, never what was believed of it. */
export type LockReading = {
  readonly latch: 'open' | 'closed' | 'unknown'
  /** Whether something lies behind the door; null where the board has no sensor or nothing was read. */
  readonly occupied: boolean | null
  /** When it was read, in milliseconds since 1970; null when nothing was. */
  readonly at: number | null
}

/** Nothing of the command opens a lock, now or later. */
export type RefusalReason =
  /** The board or the lock has a number that the family does not know. */
  | 'no_such_lock'
  /** The command expired before anything was written. */
  | 'expired'
  /** Too much waits for the gateway. */
  | 'busy'
  /** No connection was made. */
  | 'no_connection'
  /** The lock's state could not be read, so that nothing was written. */
  | 'no_answer'
  /** The lock was open before. */
  | 'already_open'
  /** `beforeWrite` failed. */
  | 'not_recorded'
  /** The driver was closed. */
  | 'closing'
  /** The board got the frame, and the lock was read closed while it must have been open. */
  | 'stayed_closed'

/** It may have opened, or open later. */
export type DoubtReason =
  /** No answer came after the frame. */
  | 'lost_answer'
  /** The frame may have waited somewhere when the command expired; the connection was reset. */
  | 'reset_at_expiry'
  /** The connection broke after the frame was written, and no open lock was read after that. */
  | 'connection_lost'
  /** Read closed, but so late that it may have been opened and closed again. */
  | 'closed_too_late'
  /** Answers that exclude each other. */
  | 'contradiction'

/** What became of a command to open, with the latest reading of its lock. */
export type OpenOutcome =
  | { readonly result: 'done'; readonly reason: 'read_open'; readonly reading: LockReading }
  | { readonly result: 'refused'; readonly reason: RefusalReason; readonly reading: LockReading }
  | { readonly result: 'unknown'; readonly reason: DoubtReason; readonly reading: LockReading }

/**
 * Awaited right before the bytes of a command are written: here the caller commits that the command is
 * sent, so that it never sends it again. When it throws, nothing is written.
 */
export type BeforeWrite = (command: OpenCommand) => Promise<void>

/** What every family of lock devices can do. Nothing here throws because of what a device does. */
export type LockDriver = {
  /**
   * Opens a lock. A command is written at most once: its id asked again, even while the first call
   * runs, answers the first one's outcome. Throws when the id was given for another lock.
   */
  open(place: LockPlace, command: OpenCommand, beforeWrite: BeforeWrite): Promise<OpenOutcome>
  read(place: LockPlace): Promise<LockReading>
  /** Every lock of a board in the order of their numbers. */
  readAll(board: number): Promise<readonly (LockReading & LockPlace)[]>
}

export const NOTHING_READ: LockReading = { latch: 'unknown', occupied: null, at: null }
