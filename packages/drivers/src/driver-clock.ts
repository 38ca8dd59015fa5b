/** What a driver knows of time. Tests put their own in its place. */
export type DriverClock = {
  /** Milliseconds since 1970, which commands expire by. */
  now(): number
  /** Milliseconds since some moment, which never go back. */
  elapsed(): number
  /** Calls back after so many milliseconds, unless the function it returns is called before. */
  after(ms: number, callback: () => void): () => void
}

/** A longer timer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The machine's own clock. */
export const systemClock: DriverClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, Math.min(Math.max(0, ms), LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  },
}
