/** The kinds of events that are known; whatever else a reader says is `unknown`. */
export type EventKind =
  | 'granted'
  | 'denied'
  | 'not_identified'
  | 'pending'
  /** A turnstile is free, and nobody has turned it yet. */
  | 'freed'
  | 'timed_out'
  | 'not_passed'
  | 'opened_by_command'
  | 'exit_button'
  | 'opened_at_reader'
  | 'intercom'
  | 'server_silent'
  | 'invalid'
  | 'unknown'

/**
 * An event as a reader recorded it. Whole numbers of up to 64 bits are decimal text. Its codes and its
 * PIN are secrets: they belong in no log.
 */
export type ReaderEvent = {
  /** The reader's number of the event, which begins anew after a reset to the factory's state. */
  readonly id: string
  readonly kind: EventKind
  /** The reader's own code, whether it is known or not. */
  readonly code: string
  /** Wall-clock time of the reader. */
  readonly at: string | null
  readonly deviceId: string | null
  readonly personId: string | null
  readonly door: string | null
  readonly card: string | null
  readonly qrCode: string | null
  readonly tag: string | null
  /** What somebody typed whom the reader did not know, where it reports that at once. */
  readonly pin: string | null
  /** The reader's name of the means: `face`, `card`, `pin` and others. */
  readonly means: string | null
  readonly confidence: string | null
}

/**
 * The place up to which the events of a reader were read. An event is unique by serial, epoch and
 * id: the epoch steps when the ids of a reader begin anew, or when another reader takes its place.
 */
export type EventCursor = {
  readonly serial: string
  readonly epoch: number
  readonly lastId: string
  /** A digest of the last event, by which a reader is noticed whose ids began anew. */
  readonly lastDigest: string
}
