/** The clock of a driver, which tests replace. */
export type DriverClock = {
  /** Milliseconds since 1970, for the expiry of commands. */
  now(): number
  /** Milliseconds since some moment; they never go back. */
  elapsed(): number
  /** Calls back after some milliseconds, unless the returned function is called before. */
  after(ms: number, callback: () => void): () => void
}

/** Longest delay of a timer: a longer one fires at once. */
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
