/** The speed at which a party receives repeated refusals. Times in milliseconds. */
export type PaceLimits = {
  /** Refusals that are answered at once: one page may make many requests past a limit. */
  readonly burst: number
  /** Time between two later refusals. */
  readonly everyMs: number
  /** The longest delay. */
  readonly longestMs: number
  /** Limit of delayed refusals of one party; the connections of further ones are closed. */
  readonly held: number
  /** Time between two removals of quiet parties. */
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
   * Resolves when a party may receive its refusal: `answer`, or `end` if its connection is closed
   * without an answer. Never rejects.
   */
  due(party: string): Promise<'answer' | 'end'>
  /** Stops removing quiet parties; called at shutdown. */
  close(): void
}

/**
 * The state of a party: the time at which its next refusal is due, and the number of delayed ones.
 */
type Standing = { next: number; held: number }

/**
 * Delays the refusals of a party that keeps repeating requests past a limit: an immediate answer
 * would be followed by an immediate new request, and thousands of both a second leave panic alerts
 * no time on the one thread (platform §22).
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
      // Past the longest delay all refusals are due at that time: more requests wait no longer.
      standing.next = Math.min(Math.max(standing.next, now) + everyMs, free + longestMs)
      const wait = standing.next - free
      if (wait <= 0) return 'answer'
      standing.held += 1
      await new Promise<void>((resolve) => void setTimeout(resolve, wait).unref())
      standing.held -= 1
      return 'answer'
    },
    close: () => clearInterval(forget),
  }
}
