/** Limits of simultaneous exchanges with one receiver. */
export type ReceiverShare = {
  /** For one that answers. */
  most: number
  /** For a silent one: these find out when it answers again. */
  whileSilent: number
}

/**
 * The receivers that this process sends to, such as push services. One that has answered nothing
 * for `SILENT_MS` is silent, and gets few exchanges until it answers: each would occupy a worker
 * that other messages need.
 */
export type Receivers = {
  /** Whether an exchange with a receiver may begin. */
  hasRoom(receiver: string): boolean
  /**
   * Runs an exchange. Throws a `ReceiverBusy` if the receiver already has as many exchanges as it
   * may, and whatever the exchange throws.
   */
  exchange<T>(receiver: string, run: () => Promise<T>): Promise<T>
}

/** The receiver already has as many exchanges as it may; a later attempt may succeed. */
export class ReceiverBusy extends Error {
  override name = 'ReceiverBusy'
}

/** Milliseconds after which a receiver that has answered nothing is silent. */
const SILENT_MS = 1_500

/** Limit of silent receivers that are remembered. */
const REMEMBERED_MAX = 1_000

type Exchanges = {
  open: number
  /** The time in milliseconds at which the first open exchange began, or the last answer came. */
  quietSince: number
  /** Whether the last exchange ended without an answer. */
  wasSilent: boolean
}

/** Shares receivers among senders; `now` returns milliseconds. */
export function shareReceivers(
  { most, whileSilent }: ReceiverShare,
  now: () => number = () => performance.now(),
): Receivers {
  const known = new Map<string, Exchanges>()

  const hasRoom = (receiver: string): boolean => {
    const its = known.get(receiver)
    if (its === undefined) return true
    const isSilent = its.wasSilent || (its.open > 0 && now() - its.quietSince > SILENT_MS)
    return its.open < (isSilent ? whileSilent : most)
  }

  const begin = (receiver: string): Exchanges => {
    const its = known.get(receiver) ?? { open: 0, quietSince: 0, wasSilent: false }
    if (its.open === 0) its.quietSince = now()
    its.open += 1
    known.set(receiver, its)
    return its
  }

  const forgetOldest = () => {
    for (const [receiver, { open }] of known) {
      if (known.size <= REMEMBERED_MAX) return
      if (open === 0) known.delete(receiver)
    }
  }

  return {
    hasRoom,
    async exchange(receiver, run) {
      if (!hasRoom(receiver)) throw new ReceiverBusy('a receiver has its share of exchanges')
      const its = begin(receiver)
      const began = now()
      let hasAnswered = false
      try {
        const answer = await run()
        hasAnswered = true
        return answer
      } finally {
        its.open -= 1
        // A refused connection is an answer, and costs no time.
        its.wasSilent = !hasAnswered && now() - began > SILENT_MS
        if (hasAnswered) its.quietSince = now()
        if (its.open === 0 && !its.wasSilent) known.delete(receiver)
        else forgetOldest()
      }
    },
  }
}
