/** Faults on purpose, each with its probability from 0 to 1. */
export type Faults = {
  /** A frame that never reaches its board. */
  readonly lostFrame: number
  /** A reply that never leaves its board. */
  readonly lostReply: number
  /** A reply that the gateway holds back until the next one, and sends before it. */
  readonly heldReply: number
  /** A reply that is sent twice. */
  readonly repeatedReply: number
  /** Bytes that are not a frame, before a reply. */
  readonly noise: number
  /** A frame or a reply delayed by up to `delayMs`. */
  readonly delay: number
  /** A reply in several packets. */
  readonly split: number
  /** A frame that stays in the gateway for `stallMs`, with all others behind it. */
  readonly stall: number
  /** A reply with a wrong checksum. */
  readonly wrongCheck: number
  /** The connection breaks within a reply: only a part of it arrives. */
  readonly cutReply: number
  /** The connection breaks before a frame reaches its board; the frame is lost. */
  readonly dropBefore: number
  /** The connection breaks after the board carried out the frame; the reply is lost. */
  readonly dropAfter: number
}

export const NO_FAULTS: Faults = {
  lostFrame: 0,
  lostReply: 0,
  heldReply: 0,
  repeatedReply: 0,
  noise: 0,
  delay: 0,
  split: 0,
  stall: 0,
  wrongCheck: 0,
  cutReply: 0,
  dropBefore: 0,
  dropAfter: 0,
}

/** Returns faults that all have this probability. */
export function someFaults(share: number): Faults {
  return {
    lostFrame: share,
    lostReply: share,
    heldReply: share,
    repeatedReply: share,
    noise: share,
    delay: share,
    split: share,
    stall: share,
    wrongCheck: share,
    cutReply: share,
    dropBefore: share,
    dropAfter: share,
  }
}
