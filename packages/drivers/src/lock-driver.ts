import type { BeforeWrite, OpenCommand } from './open-command.ts'

/** A lock by the numbers of its family: the board and the lock on it. */
export type LockPlace = { readonly board: number; readonly lock: number }

/** The observed state of a lock, never an assumed one. */
export type LockReading = {
  readonly latch: 'open' | 'closed' | 'unknown'
  /**
   * Whether there is something behind the door; null if the board has no sensor or nothing was
   * read.
   */
  readonly occupied: boolean | null
  /** Time of the reading in milliseconds since 1970; null without one. */
  readonly at: number | null
}

/** Reasons why the command opens no lock, now or later. */
export type RefusalReason =
  /** The family has no board or lock of this number. */
  | 'no_such_lock'
  /** The command expired before anything was written. */
  | 'expired'
  /** Too many tasks wait for the gateway. */
  | 'busy'
  /** No connection was made. */
  | 'no_connection'
  /** The lock's state could not be read, so nothing was written. */
  | 'no_answer'
  /** The lock was open before. */
  | 'already_open'
  /** `beforeWrite` failed. */
  | 'not_recorded'
  /** The driver was closed. */
  | 'closing'
  /** The board got the frame, and the lock read as closed when it should have been open. */
  | 'stayed_closed'

/** Reasons why the lock may have opened, or may still open. */
export type DoubtReason =
  /** No answer came after the frame. */
  | 'lost_answer'
  /**
   * The frame may still have been on its way when the command expired; the connection was reset.
   */
  | 'reset_at_expiry'
  /**
   * The connection broke after the frame was written, and the lock was not read as open afterwards.
   */
  | 'connection_lost'
  /** It read as closed, but so late that it may have been opened and closed again. */
  | 'closed_too_late'
  /** Answers contradicted each other. */
  | 'contradiction'

/** The outcome of a command to open, with the latest reading of its lock. */
export type OpenOutcome =
  | { readonly result: 'done'; readonly reason: 'read_open'; readonly reading: LockReading }
  | { readonly result: 'refused'; readonly reason: RefusalReason; readonly reading: LockReading }
  | { readonly result: 'unknown'; readonly reason: DoubtReason; readonly reading: LockReading }

/** The functions of every family of lock devices. None throws because of a device. */
export type LockDriver = {
  /**
   * Opens a lock. A command is written at most once: a repeated id, even during the first call,
   * returns the first outcome. Throws if the id was given for another lock.
   */
  open(place: LockPlace, command: OpenCommand, beforeWrite: BeforeWrite): Promise<OpenOutcome>
  read(place: LockPlace): Promise<LockReading>
  /** Reads every lock of a board in the order of numbers. */
  readAll(board: number): Promise<readonly (LockReading & LockPlace)[]>
}

export const NOTHING_READ: LockReading = { latch: 'unknown', occupied: null, at: null }
