/** How fast one party is told again and again that it asks too much. Times in milliseconds. */
export type PaceLimits = {
  /** Refusals that are told at once: a page that asks for many things meets a limit with all of them. */
  readonly burst: number
  /** Between two further ones. */
  readonly everyMs: number
  /** No refusal is held for longer. */
  readonly longestMs: number
  /** Refusals of one party that are held at once; the connections of further ones are ended. */
  readonly held: number
  /** How often parties that are quiet again are forgotten. */
  readonly forgetMs: number
}

const LIMITS: PaceLimits = {
  burst: 20,
  everyMs: 100,
  longestMs: 3_000,
  held: 1_000,
  forgetMs: 10_000,
}

export type RefusalPace = {
  /**
   * Resolves when a party may be told of a refusal: `tell`, or `end` where its connection is ended
   * without a word. Never rejects.
   */
  due(party: string): Promise<'tell' | 'end'>
  /** Forgets parties that are quiet, and does so no more once the server closes. */
  close(): void
}

/** What a party has coming: when its next refusal is due, and how many are held. */
type Standing = { next: number; held: number }

/**
 * Holds the refusals of whoever asks on and on, so that a loop that hammers at a limit turns slowly:
 * an answer made at once is a new question at once, and thousands a second of both leave an alarm no
 * time on the thread that serves everybody (architecture.md, Fair under load).
 */
export function refusalPace(limits = LIMITS): RefusalPace {
  const { burst, everyMs, longestMs } = limits
  const standings = new Map<string, Standing>()
  const forget = setInterval(() => {
    const now = performance.now()
    for (const [party, { next, held }] of standings)
      if (held === 0 && next <= now) standings.delete(party)
  }, limits.forgetMs).unref()

  return {
    async due(party) {
      const now = performance.now()
      const standing = standings.get(party) ?? { next: now, held: 0 }
      standings.set(party, standing)
      if (standing.held >= limits.held) return 'end'
      const free = now + burst * everyMs
      // Past the longest wait everybody is told as late as that: more refusals make nobody wait longer.
      standing.next = Math.min(Math.max(standing.next, now) + everyMs, free + longestMs)
      const wait = standing.next - free
      if (wait <= 0) return 'tell'
      standing.held += 1
      await new Promise<void>((resolve) => void setTimeout(resolve, wait).unref())
      standing.held -= 1
      return 'tell'
    },
    close: () => clearInterval(forget),
  }
}
