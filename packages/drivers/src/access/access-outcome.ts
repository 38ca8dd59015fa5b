/** Reasons why nothing happened at the reader. */
export type RefusalReason =
  /** No connection was made. */
  | 'no_connection'
  /** The command expired before anything was written. */
  | 'expired'
  /** Too many requests wait for the reader. */
  | 'busy'
  /** The driver was closed. */
  | 'closing'
  /** The reader did not accept the password. */
  | 'wrong_password'
  /** The password was wrong three times: no call is made until another is given. */
  | 'password_stopped'
  /** The reader has the password of the factory and does nothing until it is changed. */
  | 'factory_password'
  /** The session ended again right after it was begun, or ended under a physical command. */
  | 'session_ended'
  /** The reader does not know the command. */
  | 'invalid_command'
  /** The reader answered with an error; `detail` has its words. */
  | 'reader_refused'
  /** A card, code or PIN belongs to somebody else. */
  | 'duplicate'
  /** The reader is full. */
  | 'capacity_full'
  /** This model cannot do it. */
  | 'not_supported'
  /** The value cannot be written to a reader: an id, a card or a time of another form. */
  | 'invalid_value'
  /** A later removal of the same person came first. */
  | 'superseded'
  /** The reader has no such door. */
  | 'no_such_door'
  /** The door was open before. */
  | 'already_open'
  /** `beforeWrite` failed. */
  | 'not_recorded'
  /** The door's state could not be read, so nothing was written. */
  | 'no_answer'
  /** The photo was refused; `faults` says why. */
  | 'photo_refused'

/** Reasons why it may have happened, or may happen later. */
export type DoubtReason =
  /** No whole answer came in time. */
  | 'timeout'
  /** The connection broke before the whole answer came. */
  | 'connection_lost'
  /** The call was given up for an opening or a removal. */
  | 'interrupted'
  /** The answer was longer than any honest one. */
  | 'too_large'
  /** The answer could not be read, or had another form than expected. */
  | 'bad_answer'
  /** The reader answered that it failed itself. */
  | 'reader_failed'
  /** The reader was read back, and it holds something else. */
  | 'differs'
  /** What was removed was still there when it was read back. */
  | 'still_there'
  /** The opening expired while its bytes may have been on their way; the connection was reset. */
  | 'reset_at_expiry'
  /** The door was not seen to move after the command. */
  | 'not_seen'
  /** The door was open before it was held open, so that no reading proves that it is held. */
  | 'was_open'

/** The answer that nothing happened. */
export type Refused = {
  readonly result: 'refused'
  readonly reason: RefusalReason
  /** The reader's own words, shortened: for an administrator, never for a decision. */
  readonly detail?: string
}
/** The answer that nobody knows whether it happened. */
export type Doubtful = { readonly result: 'unknown'; readonly reason: DoubtReason }

/** The outcome of what was asked of a reader: `done` is proven by reading it back. */
export type Outcome = { readonly result: 'done' } | Refused | Doubtful

/** The outcome for one of a list. */
export type EntryOutcome = Outcome & { readonly id: string }

/** What a reader holds, if it could be read. */
export type Found<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Refused | Doubtful }

export const DONE = { result: 'done' } as const satisfies Outcome

/** Returns the answer that nothing happened. */
export function refused(reason: RefusalReason, detail?: string): Refused {
  return detail === undefined
    ? { result: 'refused', reason }
    : { result: 'refused', reason, detail: detail.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200) }
}

/** Returns the answer that nobody knows. */
export function unknown(reason: DoubtReason): Doubtful {
  return { result: 'unknown', reason }
}

/** Returns a value that was read. */
export function found<T>(value: T): Found<T> {
  return { ok: true, value }
}

/** Returns one failure for each of a list. */
export function allFailed(
  ids: readonly string[],
  failure: Refused | Doubtful,
): readonly EntryOutcome[] {
  return ids.map((id) => ({ id, ...failure }))
}

/** Whether the reader itself refused; otherwise another call would fail in the same way. */
export function isOfReader(reason: RefusalReason): boolean {
  return ['reader_refused', 'invalid_command', 'duplicate', 'capacity_full'].includes(reason)
}

/** Returns the doubt that a failed reading leaves about an earlier change. */
export function inDoubt(failure: Refused | Doubtful): Doubtful {
  return failure.result === 'unknown' ? failure : unknown('connection_lost')
}
